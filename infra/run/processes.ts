/** The processes of this machine, to see what was started and what is left. */

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

interface Process {
  pid: number
  parent: number
}

/** A process and everything below it, the lowest last. */
export function treeOf(pid: number): number[] {
  const all = processes()
  const below = (one: number): number[] => [
    one,
    ...all.filter(({ parent }) => parent === one).flatMap((child) => below(child.pid)),
  ]
  return below(pid)
}

/** Those of them that are still there; one that has ended and was not collected yet is not. */
export function stillThere(pids: number[]): number[] {
  const all = new Set(processes().map(({ pid }) => pid))
  return pids.filter((pid) => all.has(pid))
}

/** The command line of a process; empty when it has ended. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-p', `${pid}`, '-o', 'args='], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function processes(): Process[] {
  return process.platform === 'linux' ? fromProc() : fromPs()
}

function fromProc(): Process[] {
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

function fromPs(): Process[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,state='], { encoding: 'utf8' }).trim().split('\n')
  return lines.flatMap((line) => {
    const [pid, parent, state = ''] = line.trim().split(/\s+/)
    return state.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent) }]
  })
}
