/**
 * The box to type into, which suggests where to go: a combobox with a listbox, as the WAI-ARIA Authoring Practices
 * describe it. Before hydration and without scripts it is a plain text box.
 */

import { Search } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styles from './SearchBox.module.css'
import { buildSuggestionUrl, Suggestions } from './Suggestions.tsx'
import { useSuggestions } from './use-suggestions.ts'

const listId = 'suggestions'
/** With these one goes on writing. */
const caretKeys = ['Home', 'End', 'ArrowLeft', 'ArrowRight']

const getOptionId = (index: number) => `${listId}-${index}`

export function SearchBox({ searchText }: { searchText: string }) {
  const navigate = useNavigate()
  const [text, setText] = useState(searchText)
  const [isRequested, setIsRequested] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const [isEnhanced, setIsEnhanced] = useState(false)
  useEffect(() => setIsEnhanced(true), [])
  const { suggestions: current, load } = useSuggestions(text)
  const suggestions = current ?? []
  const isOpen = isRequested && suggestions.length > 0
  const box = useScrollToTopOnPhones(isOpen)
  const active = isOpen ? suggestions[activeIndex] : undefined

  function open(index = -1) {
    setIsRequested(true)
    setActiveIndex(index)
  }
  function close() {
    setIsRequested(false)
    setActiveIndex(-1)
  }
  function goTo(url: string) {
    close()
    navigate(url)
  }
  function clear(input: HTMLInputElement) {
    input.value = ''
    setText('')
  }

  /** Down and up go through the suggestions and, between the last and the first, the box itself. */
  function step(direction: 1 | -1) {
    const count = suggestions.length + 1
    open(isOpen ? ((activeIndex + 1 + direction + count) % count) - 1 : direction === 1 ? 0 : count - 2)
  }

  /** What a key does here; all others are the box's own, and Enter without a suggestion sends the form. */
  function findAction({ key, altKey, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    switch (key) {
      case 'ArrowDown':
        return altKey ? () => open(activeIndex) : () => step(1)
      case 'ArrowUp':
        return altKey ? close : () => step(-1)
      case 'Enter':
        return active && (() => goTo(buildSuggestionUrl(active)))
      case 'Escape':
        return isOpen ? close : () => clear(currentTarget)
    }
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const act = findAction(event)
    if (act) {
      event.preventDefault()
      act()
    } else if (caretKeys.includes(event.key)) setActiveIndex(-1)
  }

  return (
    <div ref={box} className={`search ${styles.box}`}>
      <Search className="icon" aria-hidden="true" />
      <input
        className="input"
        id="q"
        name="q"
        type="text"
        dir="auto"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        {...(isEnhanced && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': listId,
          'aria-activedescendant': active && getOptionId(activeIndex),
        })}
        placeholder="For example: eviction notice"
        defaultValue={searchText}
        onFocus={load}
        onChange={({ target }) => {
          load()
          setText(target.value)
          open()
        }}
        onKeyDown={handleKey}
        onBlur={close}
      />
      <Suggestions
        id={listId}
        isOpen={isOpen}
        suggestions={suggestions}
        activeIndex={activeIndex}
        getOptionId={getOptionId}
        onChoose={close}
      />
      <p className="sr" role="status">
        {isRequested && current && (current.length === 1 ? '1 suggestion' : `${current.length} suggestions`)}
      </p>
    </div>
  )
}

/** The keyboard covers the lower half of a phone: with the box at the top there is room for what it suggests. */
function useScrollToTopOnPhones(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen && matchMedia('(max-width: 39.99rem)').matches) box.current?.scrollIntoView()
  }, [isOpen])
  return box
}
