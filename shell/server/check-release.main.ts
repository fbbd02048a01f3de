// Prints what is wrong with a remote's release for this shell, or nothing: whoever releases asks before it goes live. It
// reads `{ shellFolder, line, manifest, folder }` and loads the release as the shell does.
import { stdin, stdout } from 'node:process'
import { json } from 'node:stream/consumers'
import type { LocalRelease } from '@access/service-kit/releases'
import { loadRelease } from './releases/load-release.ts'
import { loadShell } from './releases/renderer.ts'

const { shellFolder, ...release } = (await json(stdin)) as LocalRelease & { shellFolder: string }
try {
  loadRelease(release, loadShell(shellFolder).renderer)
} catch (reason) {
  stdout.write((reason as Error).message)
}
