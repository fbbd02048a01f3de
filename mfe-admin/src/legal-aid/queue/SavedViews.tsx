/** Saved views as links: one's own, and those that colleagues share. The active one is renamed, shared and deleted. */

import { isolate } from '@access/kit'
import { Alert, Button } from 'antd'
import { BookmarkPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { useAction } from '../../data/use-action.ts'
import { useLiveQuery } from '../../data/use-live-query.ts'
import {
  DeleteViewDocument,
  RenameViewDocument,
  type SavedViewFragment,
  SavedViewsDocument,
  SaveViewDocument,
  ShareViewDocument,
} from './queue.generated.ts'
import styles from './queue.module.css'
import { isReadyViewQuery } from './ready-views.ts'
import { ViewDialog } from './ViewDialog.tsx'
import { getViewQuery } from './view-query.ts'

export function SavedViews({ queryString }: { queryString: string }) {
  const { data, error } = useLiveQuery(SavedViewsDocument, {}, 'SavedView')
  const [dialog, setDialog] = useState<'save' | 'rename' | 'delete' | null>(null)
  const container = useRef<HTMLElement>(null)
  const query = getViewQuery(queryString)
  const views = data?.views ?? []
  const activeViews = views.filter((view) => view.query === query)
  // Of several that ask the same, the one that can be changed.
  const activeView = activeViews.find(({ isEditable }) => isEditable) ?? activeViews[0]

  // Hidden while there are no views and no filters to save.
  const isNew = query !== '' && !isReadyViewQuery(query)
  if (views.length === 0 && !isNew && !error) return null

  function onClosed(isDone: boolean) {
    setDialog(null)
    if (isDone) container.current?.focus()
  }

  return (
    <nav className={styles.views} aria-label="Saved views" ref={container} tabIndex={-1}>
      {views.map((view) => (
        <Link
          key={view.id}
          to={`/admin/legal-aid?${view.query}`}
          aria-current={view.query === query ? 'page' : undefined}
          className={styles.view}
        >
          {view.isOwn ? view.name : `${isolate(view.name)}, by ${isolate(view.ownerName ?? 'a colleague')}`}
        </Link>
      ))}
      {error && <span>Your saved views could not be loaded.</span>}
      {activeView?.isEditable && (
        <>
          <Button size="small" onClick={() => setDialog('rename')}>
            Rename view
          </Button>
          <ShareButton view={activeView} />
          <Button size="small" danger onClick={() => setDialog('delete')}>
            Delete view
          </Button>
        </>
      )}
      {data && !activeView && isNew && (
        <Button size="small" icon={<BookmarkPlus size={16} aria-hidden />} onClick={() => setDialog('save')}>
          Save this view
        </Button>
      )}
      {dialog === 'save' && (
        <ViewDialog
          title="Save this view"
          name=""
          document={SaveViewDocument}
          variables={(name) => ({ name, query })}
          successVerb="created"
          failureVerb="create"
          onClosed={onClosed}
        />
      )}
      {dialog === 'rename' && activeView && (
        <ViewDialog
          title="Rename view"
          name={activeView.name}
          document={RenameViewDocument}
          variables={(name) => ({ id: activeView.id, name })}
          successVerb="updated"
          failureVerb="update"
          onClosed={onClosed}
        />
      )}
      {dialog === 'delete' && activeView && <DeleteView view={activeView} onClosed={onClosed} />}
    </nav>
  )
}

function ShareButton({ view: { id, isShared } }: { view: SavedViewFragment }) {
  const { act, isActing, errorMessage } = useAction(ShareViewDocument, {
    successMessage: isShared ? 'View no longer shared' : 'View shared with everybody who works on requests',
    failureMessage: 'Failed to share view',
  })
  return (
    <>
      <Button size="small" loading={isActing} onClick={() => act({ id, isShared: !isShared })}>
        {isShared ? 'Stop sharing' : 'Share view'}
      </Button>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
    </>
  )
}

function DeleteView({ view, onClosed }: { view: SavedViewFragment; onClosed(isDone: boolean): void }) {
  const { act, isActing, errorMessage } = useAction(DeleteViewDocument, {
    successMessage: 'View deleted successfully',
    failureMessage: 'Failed to delete view',
  })
  return (
    <ConfirmDialog
      title="Delete view"
      confirmLabel="Delete"
      onConfirm={async () => (await act({ id: view.id })) !== null}
      isActing={isActing}
      errorMessage={errorMessage}
      onClosed={onClosed}
    >
      <p>
        Delete the view "{isolate(view.name)}"{view.isShared && ', which colleagues see too'}? The requests
        are not affected.
      </p>
    </ConfirmDialog>
  )
}
