/**
 * What is typed into a short form and not sent: it outlives a look at another screen and a session that ended. It is in
 * the memory of this tab and in no storage, since much of it is about the people in the files. Signing out discards it,
 * as does somebody else who signs in.
 */
import { useAuth } from '@access/kit'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useLeaveGuard } from './use-leave-guard.ts'

type UnsentText = { authorId: string; value: unknown }

type UnsentTexts = {
  read(key: string, authorId: string): UnsentText | undefined
  /** Null discards the text. */
  write(key: string, text: UnsentText | null): void
  discardAll(): void
}

const UnsentTextContext = createContext<UnsentTexts | null>(null)

/** Belongs around all screens, the login among them. While it keeps a text, closing the tab and signing out ask. */
export function UnsentTextProvider({ children }: { children: ReactNode }) {
  const texts = useRef(new Map<string, UnsentText>())
  const [hasTexts, setHasTexts] = useState(false)
  useLeaveGuard(hasTexts, {})

  const unsentTexts = useMemo<UnsentTexts>(() => {
    const update = () => setHasTexts(texts.current.size > 0)
    return {
      read(key, authorId) {
        const text = texts.current.get(key)
        return text?.authorId === authorId ? text : undefined
      },
      write(key, text) {
        if (text) texts.current.set(key, text)
        else texts.current.delete(key)
        update()
      },
      discardAll() {
        texts.current.clear()
        update()
      },
    }
  }, [])

  const userId = useAuth().user?.id
  useEffect(() => {
    const isOfOthers = [...texts.current.values()].some(({ authorId }) => authorId !== userId)
    if (userId !== undefined && isOfOthers) unsentTexts.discardAll()
  }, [userId, unsentTexts])

  return <UnsentTextContext value={unsentTexts}>{children}</UnsentTextContext>
}

export function useUnsentTexts(): UnsentTexts {
  const unsentTexts = useContext(UnsentTextContext)
  if (!unsentTexts) throw new Error('useUnsentTexts must be used within UnsentTextProvider')
  return unsentTexts
}

/**
 * A state that is kept as what somebody types, until it is the initial value again. `key` names the form and what it is
 * about: 'note 7'.
 */
export function useUnsentText<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const authorId = useAuth().user?.id ?? ''
  const { read, write } = useUnsentTexts()
  const [value, setValue] = useState(() => (read(key, authorId)?.value ?? initial) as Value)

  function keepValue(next: Value) {
    setValue(next)
    write(key, next === initial ? null : { authorId, value: next })
  }
  return [value, keepValue]
}
