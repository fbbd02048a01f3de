/**
 * Several programs in one process (PROCESSES=together). Their environments come over the channel, not in that of this
 * process: no program sees another's by looking at `process.env`.
 */

import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { runPrograms, type StartProgram } from '@access/service-kit/transport'
import type { HostedProgram } from '../programs.ts'

const [programs] = (await once(process, 'message')) as [HostedProgram[]]
const modules: { start: StartProgram }[] = await Promise.all(
  programs.map(({ file }) => import(pathToFileURL(file).href)),
)
await runPrograms(modules.map(({ start }, index) => ({ start, env: programs[index]!.env })))
