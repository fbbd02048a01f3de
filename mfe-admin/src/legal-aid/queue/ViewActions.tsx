/** Saves what the queue shows as a view; the saved one that is open is renamed, shared and deleted. */

import { limits, viewName } from '@access/requests/casework/queue/queue.rules'
import { Alert, Button, Dropdown, Flex } from 'antd'
import { BookmarkPlus, ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import { buildMessages } from '../../components/change.messages.ts'
import { useAction } from '../../data/use-action.ts'
import { DeleteDialog } from '../../forms/DeleteDialog.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { TextField } from '../../forms/TextField.tsx'
import {
  DeleteViewDocument,
  RenameViewDocument,
  type SavedViewFragment,
  SaveViewDocument,
  ShareViewDocument,
} from './queue.generated.ts'

export function ViewActions({
  savedView,
  newQuery,
  isFailed,
}: {
  savedView: SavedViewFragment | undefined
  newQuery: string | null
  isFailed: boolean
}) {
  const [dialog, setDialog] = useState<'save' | 'rename' | 'delete' | null>(null)
  const container = useRef<HTMLDivElement>(null)

  function onClosed(isDone: boolean) {
    setDialog(null)
    if (isDone) container.current?.focus()
  }

  return (
    <Flex align="center" gap="small" ref={container} tabIndex={-1}>
      {isFailed && <span>Your saved views could not be loaded.</span>}
      {savedView?.isEditable && (
        <ViewMenu
          view={savedView}
          onRename={() => setDialog('rename')}
          onDelete={() => setDialog('delete')}
        />
      )}
      {newQuery !== null && (
        <Button size="small" icon={<BookmarkPlus size={16} aria-hidden />} onClick={() => setDialog('save')}>
          Save this view
        </Button>
      )}
      {dialog === 'save' && newQuery !== null && (
        <ViewDialog
          title="Save this view"
          name=""
          document={SaveViewDocument}
          variables={(name) => ({ name, query: newQuery })}
          verb="create"
          onClosed={onClosed}
        />
      )}
      {dialog === 'rename' && savedView && (
        <ViewDialog
          title="Rename view"
          name={savedView.name}
          document={RenameViewDocument}
          variables={(name) => ({ id: savedView.id, name })}
          verb="update"
          onClosed={onClosed}
        />
      )}
      {dialog === 'delete' && savedView && (
        <DeleteDialog
          noun="view"
          name={savedView.name}
          document={DeleteViewDocument}
          variables={{ id: savedView.id }}
          onClosed={onClosed}
        >
          <p>{savedView.isShared && 'Colleagues see it too. '}The requests are not affected.</p>
        </DeleteDialog>
      )}
    </Flex>
  )
}

function ViewMenu({
  view: { id, isShared },
  onRename,
  onDelete,
}: {
  view: SavedViewFragment
  onRename(): void
  onDelete(): void
}) {
  const { act, isActing, errorMessage } = useAction(ShareViewDocument, {
    successMessage: isShared ? 'View no longer shared' : 'View shared with everybody who works on requests',
    failureMessage: 'Failed to share view',
  })
  return (
    <>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: [
            { key: 'rename', label: 'Rename view', onClick: onRename },
            {
              key: 'share',
              label: isShared ? 'Stop sharing' : 'Share view',
              disabled: isActing,
              onClick: () => void act({ id, isShared: !isShared }),
            },
            { key: 'delete', label: 'Delete view', danger: true, onClick: onDelete },
          ],
        }}
      >
        <Button size="small" icon={<ChevronDown size={16} aria-hidden />} iconPlacement="end">
          Edit view
        </Button>
      </Dropdown>
    </>
  )
}

/** Asks for the name of a saved view. */
function ViewDialog<Variables extends AnyVariables>({
  title,
  name,
  document,
  variables,
  verb,
  onClosed,
}: {
  title: string
  /** The current name. */
  name: string
  document: TypedDocumentNode<{ view: SavedViewFragment }, Variables>
  /** The variables for a name. */
  variables(name: string): Variables
  verb: 'create' | 'update'
  onClosed(isDone: boolean): void
}) {
  return (
    <FormDialog
      id="saved-view"
      title={title}
      submitLabel="Save"
      document={document}
      rules={viewName}
      variables={(values) => variables(values.name)}
      {...buildMessages(verb, 'view')}
      initial={{ name }}
      onClosed={(data) => onClosed(data !== null)}
    >
      <TextField
        name="name"
        label="Name"
        extra="Only you see a view until you share it."
        maxLength={limits.viewName}
      />
    </FormDialog>
  )
}
