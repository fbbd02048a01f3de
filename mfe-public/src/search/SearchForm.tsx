/** The box to type into. Sent by GET, so that it also works without scripts. */
import { Button, useNavigate } from '@access/kit'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { buildSearchUrl } from './result-kinds.ts'
import styles from './Search.module.css'

export function SearchForm({ searchText }: { searchText: string }) {
  const navigate = useNavigate()

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const formData = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    navigate(formData ? buildSearchUrl(formData) : '/search')
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the browsers we serve do not all know the search element
    <form className="finder" role="search" aria-label="Whole site" action="/search" onSubmit={search}>
      <div className={styles.ask}>
        <div className="field">
          <label htmlFor="q">Search the whole site</label>
          <div className="search">
            <Search className="icon" aria-hidden="true" />
            {/* Remounted for another search, so that it shows its text. */}
            <input
              key={searchText}
              className="input"
              id="q"
              name="q"
              type="search"
              placeholder="For example: eviction notice"
              autoComplete="off"
              defaultValue={searchText}
            />
          </div>
        </div>
        <Button type="submit">Search</Button>
      </div>
    </form>
  )
}
