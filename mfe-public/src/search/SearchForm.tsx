/** The box to type into. Sent by GET, so that it also works without scripts. */
import { Button } from '@access/kit'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchAddress } from './kinds.ts'
import styles from './Search.module.css'

export function SearchForm({ words }: { words: string }) {
  const navigate = useNavigate()

  function search(sent: FormEvent<HTMLFormElement>) {
    sent.preventDefault()
    const typed = String(new FormData(sent.currentTarget).get('q') ?? '').trim()
    navigate(typed ? searchAddress(typed) : '/search')
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the browsers we serve do not all know the search element
    <form className="finder" role="search" aria-label="Whole site" action="/search" onSubmit={search}>
      <div className={styles.ask}>
        <div className="field">
          <label htmlFor="q">Search the whole site</label>
          <div className="search">
            <Search className="icon" aria-hidden="true" />
            {/* Made anew for another search, so that it shows what was searched for. */}
            <input
              key={words}
              className="input"
              id="q"
              name="q"
              type="search"
              placeholder="For example: eviction notice"
              autoComplete="off"
              defaultValue={words}
            />
          </div>
        </div>
        <Button type="submit">Search</Button>
      </div>
    </form>
  )
}
