/** The processes of this machine, to see what was started and what is left. */

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import type { ServiceName } from '../secrets.ts'

interface Process {
  pid: number
  parent: number
}

/** A process and everything below it, the lowest last. */
export function listProcessTree(pid: number): number[] {
  const runningProcesses = listProcesses()
  const listDescendants = (ancestor: number): number[] => [
    ancestor,
    ...runningProcesses
      .filter(({ parent }) => parent === ancestor)
      .flatMap((child) => listDescendants(child.pid)),
  ]
  return listDescendants(pid)
}

/** Those of them that are still there; one that has ended and was not collected yet is not. */
export function filterRunning(pids: number[]): number[] {
  const runningProcesses = new Set(listProcesses().map(({ pid }) => pid))
  return pids.filter((pid) => runningProcesses.has(pid))
}

/** The command line of a process; empty when it has ended. */
export function getCommandLine(pid: number): string {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-p', `${pid}`, '-o', 'args='], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** Kills a service while its supervisor is paused; the returned function resumes it. */
export function killService({ pid }: { pid: number }, service: ServiceName): () => void {
  process.kill(pid, 'SIGSTOP')
  const program = listProcessTree(pid).find((candidate) =>
    getCommandLine(candidate).includes(`services/${service}/main.mjs`),
  )
  if (program) process.kill(program, 'SIGKILL')
  return () => void process.kill(pid, 'SIGCONT')
}

function listProcesses(): Process[] {
  return process.platform === 'linux' ? readProc() : readPs()
}

function readProc(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        return state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent) }]
      } catch {
        // It has ended since.
        return []
      }
    })
}

function readPs(): Process[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,state='], { encoding: 'utf8' }).trim().split('\n')
  return lines.flatMap((line) => {
    const [pid, parent, state = ''] = line.trim().split(/\s+/)
    return state.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent) }]
  })
}
