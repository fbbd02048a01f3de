/** The processes of our own programs: one that was started again is another. */

import { getCommandLine, listProcessTree } from '../../run/processes.ts'
import { getProgramName } from '../bench/harness/process-usage.ts'

interface ProgramProcess {
  name: string
  pid: number
}

const programs = ['auth', 'content', 'requests', 'gateway', 'shell']

/** Those below the start command. */
export const listProgramProcesses = (startPid: number): ProgramProcess[] =>
  listProcessTree(startPid)
    .map((pid) => ({ name: getProgramName(getCommandLine(pid)), pid }))
    .filter(({ name }) => programs.includes(name))

/** The programs of before that have ended since, whether or not they were started again. */
export function listEndedPrograms(before: ProgramProcess[], startPid: number): string[] {
  const running = new Set(listProgramProcesses(startPid).map(({ pid }) => pid))
  return before.filter(({ pid }) => !running.has(pid)).map(({ name }) => name)
}
