/** Words to look for, asked once the typing rests. */
import { Input } from 'antd'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from '../management.module.css'

const restMs = 250

export function SearchBox({ value, onSearch }: { value: string; onSearch(words: string): void }) {
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  const [last, setLast] = useState(value)
  // The address changed, and not by what was typed here: somebody went back.
  if (value !== last) {
    setLast(value)
    if (value !== asked) setTyped(value)
    setAsked(value)
  }

  useEffect(() => {
    const words = typed.trim()
    if (words === asked) return
    const rested = setTimeout(() => {
      setAsked(words)
      onSearch(words)
    }, restMs)
    return () => clearTimeout(rested)
  }, [typed, asked, onSearch])

  return (
    <Input
      type="search"
      className={styles.searchField}
      prefix={<Search size={18} aria-hidden />}
      aria-label="Search"
      placeholder="Search"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
