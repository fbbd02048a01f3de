/** The search input: searches on each change, one request at a time. */
import { Input } from 'antd'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from '../../components/screen.module.css'

export function SearchBox({
  label = 'Search',
  value,
  isFetching,
  onSearch,
}: {
  label?: string | undefined
  value: string
  isFetching: boolean
  onSearch(query: string): void
}) {
  const [text, setText] = useState(value)
  const [searchedText, setSearchedText] = useState(value)
  const [previousValue, setPreviousValue] = useState(value)
  // The URL changed by navigation, not by typing here.
  if (value !== previousValue) {
    setPreviousValue(value)
    if (value !== searchedText) setText(value)
    setSearchedText(value)
  }

  useEffect(() => {
    const query = text.trim()
    // One request at a time: fewer on a slow network, one for each key on a fast one.
    if (query === searchedText || value !== searchedText || isFetching) return
    setSearchedText(query)
    onSearch(query)
  }, [text, searchedText, value, isFetching, onSearch])

  return (
    <Input
      type="search"
      dir="auto"
      className={styles.searchField}
      prefix={<Search size={18} aria-hidden />}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}
