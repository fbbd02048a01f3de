/** The administrator's own views of the list, as links; the one that is open can be renamed and deleted. */
import { Button } from 'antd'
import { BookmarkPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { useAct } from '../../parts/useAct.ts'
import { useLive } from '../../parts/useLive.ts'
import { deleteView, renameView, type SavedView, savedViews, saveView } from './documents.ts'
import styles from './queue.module.css'
import { ViewDialog } from './ViewDialog.tsx'
import { queryOf } from './views.ts'

export function SavedViews({ address }: { address: string }) {
  const { data, error } = useLive(savedViews, {}, 'SavedView')
  const [asked, ask] = useState<'save' | 'rename' | 'delete' | null>(null)
  const place = useRef<HTMLElement>(null)
  const query = queryOf(address)
  const views = data?.views ?? []
  const open = views.find((view) => view.query === query)

  // What there is to go back to, or to keep; nothing while the list is as it comes.
  if (views.length === 0 && query === '' && !error) return null

  function onClosed(isDone: boolean) {
    ask(null)
    if (isDone) place.current?.focus()
  }

  return (
    <nav className={styles.views} aria-label="Saved views" ref={place} tabIndex={-1}>
      <Link to="/admin/legal-aid" aria-current={query === '' ? 'page' : undefined} className={styles.view}>
        All requests
      </Link>
      {views.map((view) => (
        <Link
          key={view.id}
          to={`/admin/legal-aid?${view.query}`}
          aria-current={view === open ? 'page' : undefined}
          className={styles.view}
        >
          {view.name}
        </Link>
      ))}
      {error && <span>Your saved views could not be loaded.</span>}
      {open && (
        <>
          <Button size="small" onClick={() => ask('rename')}>
            Rename view
          </Button>
          <Button size="small" danger onClick={() => ask('delete')}>
            Delete view
          </Button>
        </>
      )}
      {data && !open && query !== '' && (
        <Button size="small" icon={<BookmarkPlus size={16} aria-hidden />} onClick={() => ask('save')}>
          Save this view
        </Button>
      )}
      {asked === 'save' && (
        <ViewDialog
          title="Save this view"
          name=""
          document={saveView}
          variables={(name) => ({ name, query })}
          done="created"
          failed="create"
          onClosed={onClosed}
        />
      )}
      {asked === 'rename' && open && (
        <ViewDialog
          title="Rename view"
          name={open.name}
          document={renameView}
          variables={(name) => ({ id: open.id, name })}
          done="updated"
          failed="update"
          onClosed={onClosed}
        />
      )}
      {asked === 'delete' && open && <DeleteView view={open} onClosed={onClosed} />}
    </nav>
  )
}

function DeleteView({ view, onClosed }: { view: SavedView; onClosed(isDone: boolean): void }) {
  const { act, isActing, refused } = useAct(deleteView, {
    done: 'View deleted successfully',
    failed: 'Failed to delete view',
  })
  return (
    <ConfirmDialog
      title="Delete view"
      confirm="Delete"
      onConfirm={async () => (await act({ id: view.id })) !== null}
      isActing={isActing}
      refused={refused}
      onClosed={onClosed}
    >
      <p>Delete the view "{view.name}"? No request is touched by it.</p>
    </ConfirmDialog>
  )
}
