import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = `127.0.0.1:${process.env.GROGNARD_PORT ?? '8642'}`;
const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: fromHere('./src/lib') },
    // Component tests mount in a document, so they need Svelte's browser half.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    // The Python package serves and ships the client from here.
    outDir: fromHere('../src/grognard/static'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // A slow machine is no fault of the build.
      checks: { bundlerTimings: false },
      output: {
        // A language other than English is one file.
        codeSplitting: {
          groups: [{ name: (id) => /\/(ru|pl)\.ftl/u.exec(id)?.[1] ?? null, test: /\/(?:ru|pl)\.ftl/u }],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // The texts (.ftl) live in the Python package, outside this folder, and are read by both sides.
    fs: { allow: [fromHere('.'), fromHere('../src/grognard')] },
    proxy: {
      '/api': { target: `http://${server}` },
      '/ws': { target: `ws://${server}`, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    environment: 'node',
  },
});
