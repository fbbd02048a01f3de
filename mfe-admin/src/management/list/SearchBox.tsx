/** Words to look for: asked at once, and while an answer is on its way, when it has come. */
import { Input } from 'antd'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from '../management.module.css'

export function SearchBox({
  label = 'Search',
  value,
  isFetching,
  onSearch,
}: {
  label?: string | undefined
  value: string
  isFetching: boolean
  onSearch(words: string): void
}) {
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
    // One question at a time: a slow network is asked less often, a quick one at every key.
    if (words === asked || value !== asked || isFetching) return
    setAsked(words)
    onSearch(words)
  }, [typed, asked, value, isFetching, onSearch])

  return (
    <Input
      type="search"
      className={styles.searchField}
      prefix={<Search size={18} aria-hidden />}
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
