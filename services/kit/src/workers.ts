/**
 * What the entry of a thread is built from. It has no part of the service in it: a thread is started for each file, and
 * runs what it imports anew.
 */

export { serveWorker } from './workers/serve-worker.ts'
