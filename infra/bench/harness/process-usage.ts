/** What the programs of a product use, by the operating system's own accounts. Linux only. */

import { readdirSync, readFileSync } from 'node:fs'
import { getCommandLine, listProcessTree } from '../../run/testing/processes.ts'

/** A figure for each program by its name; all processes of PostgreSQL count as one program. */
export type Usage = Record<string, number>

// In the kernel's unit for what ended children have used: a hundredth of a second.
const tick = 10_000

/** CPU time in microseconds that the programs below a process have used since they began. */
export const readCpuTimes = (pid: number): Usage => sumByProgram(pid, readProcessCpuTime)

/** Proportional set size in megabytes: pages shared by several processes are divided among them. */
export const readMemory = (pid: number): Usage => sumByProgram(pid, readProcessMemory)

/** The difference of two readings, of the programs of the later one. */
export const subtractUsage = (later: Usage, earlier: Usage): Usage =>
  Object.fromEntries(Object.entries(later).map(([name, value]) => [name, value - (earlier[name] ?? 0)]))

export const sumUsage = (usage: Usage): number => Object.values(usage).reduce((sum, value) => sum + value, 0)

function sumByProgram(pid: number, read: (pid: number) => number): Usage {
  const usage: Usage = {}
  for (const each of listProcessTree(pid)) {
    const name = getProgramName(getCommandLine(each))
    usage[name] = (usage[name] ?? 0) + read(each)
  }
  return usage
}

/** `shell` for `.../shell/server/main.ts`, `auth` for `.../services/auth/main.mjs`. */
export function getProgramName(commandLine: string): string {
  if (/postgres/.test(commandLine.split(' ')[0] ?? '')) return 'PostgreSQL'
  const [, name] = /\/([\w-]+)\/(?:(?:src|server)\/)?main\.m?[jt]s\b/.exec(commandLine) ?? []
  return name ?? (/\brun\.mjs start\b/.test(commandLine) ? 'start' : 'other')
}

/** Of its threads to the nanosecond, and of its ended children: the backends that PostgreSQL has had. */
export function readProcessCpuTime(pid: number): number {
  return readOrZero(() => {
    const threads = readdirSync(`/proc/${pid}/task`)
    const nanoseconds = threads.map((thread) =>
      readOrZero(() => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])),
    )
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name in brackets, which may have anything in it: cutime and cstime (proc_pid_stat(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ofChildren = (Number(fields[13]) + Number(fields[14])) * tick
    return nanoseconds.reduce((sum, time) => sum + time, 0) / 1_000 + ofChildren
  })
}

function readProcessMemory(pid: number): number {
  return readOrZero(() => {
    const [, kilobytes = '0'] =
      /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(kilobytes) / 1_024
  })
}

/** Zero for a process or a thread that has ended meanwhile. */
function readOrZero(read: () => number): number {
  try {
    return read()
  } catch {
    return 0
  }
}
