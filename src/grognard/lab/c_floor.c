/* The floor under the hex benchmarks: the same searches over the same board, with nothing but the searching.

   Reads 32-bit ints from standard input as `bench_hexes.py` writes them, repeats each search for a while, and prints
   for each: nanoseconds of one round, and a checksum that the caller compares with its own result. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ALLOWANCE_MAX 64
#define BUCKET 4096

typedef struct { int *first, *to, *cost; } Graph;

static int n;                      /* hexes */
static int *zone, *blocked;        /* enemy zones of control, enemy units */
static int *stop, *enemy;          /* supply: where a line ends, where it may not enter */
static int bucket[ALLOWANCE_MAX + 1][BUCKET], held[ALLOWANCE_MAX + 1];
static int *cost_of, *seen, *queue;
static int zoc_in, zoc_out, round_number;

static int number(void) {
    int value;
    if (fread(&value, sizeof value, 1, stdin) != 1) exit(2);
    return value;
}

static int *numbers(int count) {
    int *values = malloc(sizeof(int) * (size_t)(count ? count : 1));
    for (int i = 0; i < count; i++) values[i] = number();
    return values;
}

static Graph graph(void) {
    Graph g;
    g.first = numbers(n + 1);
    g.to = numbers(g.first[n]);
    g.cost = numbers(g.first[n]);
    return g;
}

/* 9.2, 9.3 Everything a unit can reach: normally, over whole steps, and marching along roads. */
static long reach(const Graph *ordinary, const Graph *whole, const Graph *march, int start, int allowance) {
    long sum = 0;
    round_number++;
    memset(held, 0, sizeof held);
    bucket[0][held[0]++] = start;
    for (int cost = 0; cost <= allowance; cost++) {
        for (int i = 0; i < held[cost]; i++) {
            int hex = bucket[cost][i];
            if (seen[hex] == round_number) continue;
            seen[hex] = round_number;
            if (hex != start) { cost_of[hex] = cost; sum += 1 + cost; }
            int base = cost + (zone[hex] ? zoc_out : 0);
            for (int e = ordinary->first[hex]; e < ordinary->first[hex + 1]; e++) {
                int other = ordinary->to[e], total = base + ordinary->cost[e];
                if (total > allowance || seen[other] == round_number || blocked[other]) continue;
                if (zone[other]) total += zoc_in;
                if (total <= allowance && held[total] < BUCKET) bucket[total][held[total]++] = other;
            }
        }
    }
    if (!zone[start])
        for (int e = whole->first[start]; e < whole->first[start + 1]; e++) {
            int other = whole->to[e];
            if (zone[other] || blocked[other] || seen[other] == round_number) continue;
            seen[other] = round_number;
            sum += 1 + allowance;
        }
    round_number++;
    int head = 0, tail = 0;
    if (!zone[start]) { queue[tail++] = start; seen[start] = round_number; cost_of[start] = 0; }
    while (head < tail) {
        int hex = queue[head++];
        if (cost_of[hex] >= allowance) break;
        for (int e = march->first[hex]; e < march->first[hex + 1]; e++) {
            int other = march->to[e];
            if (seen[other] == round_number || zone[other] || blocked[other]) continue;
            seen[other] = round_number;
            cost_of[other] = cost_of[hex] + 1;
            sum += 1 + cost_of[other];
            queue[tail++] = other;
        }
    }
    return sum;
}

/* 3.3 Every hex that a line of communication reaches. */
static long supply(const Graph *ways, const int *sources, int count) {
    long sum = 0;
    int head = 0, tail = 0;
    round_number++;
    for (int i = 0; i < count; i++) {
        queue[tail++] = sources[i];
        seen[sources[i]] = round_number;
        cost_of[sources[i]] = 0;
        sum += 1;
    }
    while (head < tail) {
        int hex = queue[head++];
        if (stop[hex]) continue;
        for (int e = ways->first[hex]; e < ways->first[hex + 1]; e++) {
            int other = ways->to[e];
            if (seen[other] == round_number || enemy[other]) continue;
            seen[other] = round_number;
            cost_of[other] = cost_of[hex] + 1;
            sum += 1 + cost_of[other];
            queue[tail++] = other;
        }
    }
    return sum;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(void) {
    n = number();
    zoc_in = number();
    zoc_out = number();
    double seconds = number() / 1000.0;
    int kinds = number();
    Graph *graphs = malloc(sizeof(Graph) * (size_t)(3 * kinds));
    for (int i = 0; i < 3 * kinds; i++) graphs[i] = graph();
    zone = numbers(n);
    blocked = numbers(n);
    int units = number();
    int *unit = numbers(3 * units);
    Graph ways = graph();
    stop = numbers(n);
    enemy = numbers(n);
    int count = number();
    int *sources = numbers(count);
    cost_of = calloc((size_t)n, sizeof(int));
    seen = calloc((size_t)n, sizeof(int));
    queue = calloc((size_t)n + 1, sizeof(int));
    for (int what = 0; what < 3; what++) {
        long sum = 0, rounds = 0;
        double start = now(), took;
        int most = what == 0 ? 1 : units;
        do {
            for (int again = 0; again < 16; again++) {
                sum = 0;
                if (what == 2) sum = supply(&ways, sources, count);
                else
                    for (int u = 0; u < most; u++) {
                        const Graph *g = graphs + 3 * unit[3 * u];
                        sum += reach(g, g + 1, g + 2, unit[3 * u + 1], unit[3 * u + 2]);
                    }
                rounds++;
            }
            took = now() - start;
        } while (took < seconds);
        printf("%.3f %ld\n", 1e9 * took / (double)rounds, sum);
    }
    return 0;
}
