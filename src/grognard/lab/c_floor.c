/* The floor under the hex benchmarks: the same searches over the same board, with nothing but the searching.

   Reads 32-bit ints from standard input as `floor.py` writes them, repeats the searches of each kind for a while, and
   prints for each kind: nanoseconds of one round, and a checksum that the caller compares with its own result. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MOST 512    /* no search goes further */
#define BUCKET 8192

typedef struct { int nodes, *first, *to, *cost; } Graph;
typedef struct { int graph, limit, layers, start, edges, *to, *cost; } Search;

static int bucket[MOST][BUCKET], held[MOST];
static int *node_seen, *hex_seen, round_number;

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
    g.nodes = number();
    g.first = numbers(g.nodes + 1);
    g.to = numbers(g.first[g.nodes]);
    g.cost = numbers(g.first[g.nodes]);
    return g;
}

static Search search(void) {
    Search s;
    s.graph = number();
    s.limit = number();
    s.layers = number();
    s.start = number();
    s.edges = number();
    s.to = numbers(s.edges);
    s.cost = numbers(s.edges);
    return s;
}

static void reached(int node, int cost, int limit) {
    if (cost <= limit && node_seen[node] != round_number && held[cost] < BUCKET) bucket[cost][held[cost]++] = node;
}

/* The sum of 1 + cost over every hex in reach but the start; the nodes of a hex are its layers, the cheapest counts. */
static long cheapest(const Graph *g, const Search *s) {
    long sum = 0;
    round_number++;
    memset(held, 0, sizeof(int) * (size_t)(s->limit + 1));
    for (int e = 0; e < s->edges; e++) reached(s->to[e], s->cost[e], s->limit);
    for (int cost = 0; cost <= s->limit; cost++)
        for (int i = 0; i < held[cost]; i++) {
            int node = bucket[cost][i], hex = node / s->layers;
            if (node_seen[node] == round_number) continue;
            node_seen[node] = round_number;
            if (hex != s->start && hex_seen[hex] != round_number) {
                hex_seen[hex] = round_number;
                sum += 1 + cost;
            }
            for (int e = g->first[node]; e < g->first[node + 1]; e++) reached(g->to[e], cost + g->cost[e], s->limit);
        }
    return sum;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(void) {
    double seconds = number() / 1000.0;
    int count = number(), most = 1;
    Graph *graphs = malloc(sizeof(Graph) * (size_t)(count ? count : 1));
    for (int i = 0; i < count; i++) {
        graphs[i] = graph();
        if (graphs[i].nodes > most) most = graphs[i].nodes;
    }
    node_seen = calloc((size_t)most, sizeof(int));
    hex_seen = calloc((size_t)most, sizeof(int));
    int kinds = number();
    for (int kind = 0; kind < kinds; kind++) {
        int size = number();
        Search *searches = malloc(sizeof(Search) * (size_t)(size ? size : 1));
        for (int i = 0; i < size; i++) {
            searches[i] = search();
            if (searches[i].limit >= MOST) exit(3);
        }
        long sum = 0, rounds = 0;
        double start = now(), took;
        do {
            for (int again = 0; again < 16; again++, rounds++) {
                sum = 0;
                for (int i = 0; i < size; i++) sum += cheapest(graphs + searches[i].graph, searches + i);
            }
            took = now() - start;
        } while (took < seconds);
        printf("%.3f %ld\n", 1e9 * took / (double)rounds, sum);
    }
    return 0;
}
