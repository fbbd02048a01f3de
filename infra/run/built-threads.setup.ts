/** Builds the services whose threads are tested (`built-threads.ts`), once for a run, where something changed. */
import { build } from '../build/build.ts'

export default async function setup() {
  await build(['content', 'requests'])
}
