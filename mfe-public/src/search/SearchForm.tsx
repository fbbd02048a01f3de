/** The box to type into. Sent by GET, so that it also works without scripts. */
import { Button } from '@access/kit'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { buildSearchUrl } from './result-groups.ts'
import styles from './Search.module.css'
import { SearchBox } from './SearchBox.tsx'

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
          {/* Remounted for another search, so that it shows its text. */}
          <SearchBox key={searchText} searchText={searchText} />
        </div>
        <Button type="submit">Search</Button>
      </div>
    </form>
  )
}
