/** How large the text is: from 0.8 to 1.5 in steps of a tenth, remembered on this device. */
import { useLayoutEffect, useRef, useState } from 'react'

/** In tenths, which add up without a remainder. */
export const textSizes = { smallest: 8, normal: 10, largest: 15 } as const

const storageKey = 'constitution_text_size'

/** `text` is the element that holds the text; its size is set from here, since pages carry no style attributes. */
export function useTextSize() {
  const text = useRef<HTMLDivElement>(null)
  const [tenths, setTenths] = useState<number>(textSizes.normal)

  useLayoutEffect(() => setTenths(readStoredSize()), [])
  useLayoutEffect(() => {
    text.current?.style.setProperty('--scale', String(tenths / 10))
  })

  function selectSize(selected: number) {
    const clampSize = Math.min(Math.max(selected, textSizes.smallest), textSizes.largest)
    setTenths(clampSize)
    withStorage((storage) => storage.setItem(storageKey, String(clampSize)))
  }
  return {
    text,
    tenths,
    smaller: () => selectSize(tenths - 1),
    normal: () => selectSize(textSizes.normal),
    larger: () => selectSize(tenths + 1),
  }
}

function readStoredSize(): number {
  const stored = Number(withStorage((storage) => storage.getItem(storageKey)))
  const { smallest, normal, largest } = textSizes
  return Number.isInteger(stored) && stored >= smallest && stored <= largest ? stored : normal
}

// Where storage is forbidden, naming it already throws; then the size lasts as long as the page.
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}
