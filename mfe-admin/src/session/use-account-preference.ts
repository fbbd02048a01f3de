/**
 * What an account prefers in this browser: the same in all of its windows, and of another account's none. Preferences
 * are no data of a client, and are never sent.
 */
import { useAuth } from '@access/kit'
import { useCallback, useSyncExternalStore } from 'react'

/** In place of the storage where a browser forbids it. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

/** A preference and its setter; `fallback` until it is set. */
export function useAccountPreference(name: string, fallback: string): [string, (value: string) => void] {
  const { user } = useAuth()
  const key = `portal ${name} ${user?.id}`
  const value = useSyncExternalStore(
    subscribe,
    () => read(key) ?? fallback,
    () => fallback,
  )
  const setValue = useCallback(
    (next: string) => {
      write(key, next)
      for (const listener of listeners) listener()
    },
    [key],
  )
  return [value, setValue]
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

// Reading `localStorage` itself throws where storage is forbidden.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

function write(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    memory.set(key, value)
  }
}
