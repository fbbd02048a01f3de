/** Says in its output why the shell in a folder cannot use the release that it reads; the code of others runs away from the keys. */
import { text } from 'node:stream/consumers'
import type { LocalRelease } from '@access/service-kit/releases'
import { loadRelease } from './releases/load-release.ts'
import { loadShell } from './releases/renderer.ts'

const release = JSON.parse(await text(process.stdin)) as LocalRelease
try {
  loadRelease(release, loadShell(process.argv[2]!).renderer)
} catch (reason) {
  process.stdout.write((reason as Error).message)
}
