/** How large the text is: from 0.8 to 1.5 in steps of a tenth, remembered on this device. */
import { useLayoutEffect, useRef, useState } from 'react'

/** In tenths, which add up without a remainder. */
export const textSizes = { smallest: 8, normal: 10, largest: 15 } as const

const storageKey = 'constitution_text_size'

/** `text` is the element that holds the text; its size is set from here, since pages carry no style attributes. */
export function useTextSize() {
  const text = useRef<HTMLDivElement>(null)
  const [tenths, setTenths] = useState<number>(textSizes.normal)

  useLayoutEffect(() => setTenths(remembered()), [])
  useLayoutEffect(() => {
    text.current?.style.setProperty('--scale', String(tenths / 10))
  })

  function choose(chosen: number) {
    const within = Math.min(Math.max(chosen, textSizes.smallest), textSizes.largest)
    setTenths(within)
    withStorage((storage) => storage.setItem(storageKey, String(within)))
  }
  return {
    text,
    tenths,
    smaller: () => choose(tenths - 1),
    normal: () => choose(textSizes.normal),
    larger: () => choose(tenths + 1),
  }
}

function remembered(): number {
  const kept = Number(withStorage((storage) => storage.getItem(storageKey)))
  const { smallest, normal, largest } = textSizes
  return Number.isInteger(kept) && kept >= smallest && kept <= largest ? kept : normal
}

// Where storage is forbidden, naming it already throws; then the size lasts as long as the page.
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}
