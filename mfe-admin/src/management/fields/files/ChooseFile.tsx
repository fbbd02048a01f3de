/** The pictures or PDFs that the site has, the newest first, to use one again or to throw one away. */
import type { FileKind } from '@access/content/files/file.rules'
import { Loading } from '@access/kit'
import { Modal } from 'antd'
import { useState } from 'react'
import { useQuery } from 'urql'
import { LoadFailed } from '../../LoadFailed.tsx'
import { SearchBox } from '../../list/SearchBox.tsx'
import { Pager } from '../../Pager.tsx'
import { windowStyles } from '../../window.ts'
import { Files, type StoredFile } from './documents.ts'
import { FileTile } from './FileTile.tsx'
import styles from './files.module.css'
import { ThrowAway } from './ThrowAway.tsx'
import { words } from './words.ts'

const perPage = 12
// An empty list names no type by which the first file could refresh it.
const context = { additionalTypenames: ['StoredFile'] }

export function ChooseFile({
  kind,
  onChosen,
  onClosed,
}: {
  kind: FileKind
  onChosen(address: string): void
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const [asked, setAsked] = useState({ search: '', page: 1 })
  const [leaving, setLeaving] = useState<StoredFile | null>(null)
  const [{ data, error, fetching }, readAgain] = useQuery({
    query: Files,
    variables: {
      page: {
        search: asked.search,
        filters: [{ column: 'kind', value: kind }],
        offset: (asked.page - 1) * perPage,
        limit: perPage,
      },
    },
    // Whatever was uploaded a moment ago is what one looks for.
    requestPolicy: 'cache-and-network',
    context,
  })
  const { items = [], total = 0 } = data?.pageOfFiles ?? {}

  function choose({ address }: StoredFile) {
    onChosen(address)
    setOpen(false)
  }

  return (
    <Modal
      open={isOpen}
      title={words[kind].title}
      width="min(100% - 2rem, 47.5rem)"
      classNames={windowStyles}
      centered
      closable={{ 'aria-label': 'Close' }}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      footer={null}
    >
      <div className={styles.find}>
        <SearchBox
          value={asked.search}
          isFetching={fetching}
          onSearch={(search) => setAsked({ search, page: 1 })}
        />
      </div>
      {error && <LoadFailed error={error} retry={() => readAgain({ requestPolicy: 'network-only' })} />}
      {!data && !error && <Loading />}
      {data && items.length === 0 && (
        <p className={styles.nothing}>{asked.search ? words[kind].nothing : words[kind].empty}</p>
      )}
      <ul className={styles.tiles}>
        {items.map((file) => (
          <FileTile
            key={file.id}
            file={file}
            onChosen={() => choose(file)}
            onLeaving={() => setLeaving(file)}
          />
        ))}
      </ul>
      <Pager
        page={asked.page}
        pages={Math.max(1, Math.ceil(total / perPage))}
        onTurn={(page) => setAsked({ ...asked, page })}
      />
      {leaving && <ThrowAway file={leaving} onClosed={() => setLeaving(null)} />}
    </Modal>
  )
}
