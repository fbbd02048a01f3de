/** The management screen of a content type: a table with add, edit and delete, and the pages of its items' form. */
import { Button, Flex } from 'antd'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Card } from '../components/Card.tsx'
import { DeleteDialog } from '../forms/DeleteDialog.tsx'
import { Screen } from '../frame/Screen.tsx'
import type { Definition, ListedItem, SavedItem } from './definition/definition.ts'
import { findItemInPath } from './definition/item-paths.ts'
import { ItemDialog } from './form/ItemDialog.tsx'
import { ItemPage } from './form/ItemPage.tsx'
import { PictureWarningsDialog } from './form/PictureWarnings.tsx'
import { ManagedItems } from './ManagedItems.tsx'
import { Transfer } from './transfer/Transfer.tsx'
import { UnsavedDrafts } from './UnsavedDrafts.tsx'

/** The screen that manages a content type. */
export function createManagement<Row extends ListedItem, Draft extends object>(
  typed: Definition<Row, Draft>,
) {
  const definition = typed as unknown as Definition
  return function Management() {
    const { pathname } = useLocation()
    const item = findItemInPath(definition.path, pathname)
    if (item) return <ItemPage key={item.id} definition={definition} id={item.id} />
    return <ManagedList definition={definition} />
  }
}

function ManagedList({ definition }: { definition: Definition }) {
  const { title, noun, queries, getName, Dependents } = definition
  const [editedItem, setEditedItem] = useState<{ id: string | null } | null>(null)
  const [rowToDelete, setRowToDelete] = useState<ListedItem | null>(null)
  const [savedItem, setSavedItem] = useSavedItem()
  const headingRef = useRef<HTMLHeadingElement>(null)

  return (
    <Screen title={title}>
      {!editedItem && <UnsavedDrafts definition={definition} onOpen={(id) => setEditedItem({ id })} />}
      <Card
        title={`All ${noun}s`}
        headingRef={headingRef}
        extra={
          <Flex wrap gap="small">
            <Transfer definition={definition} onImported={() => headingRef.current?.focus()} />
            <Button
              type="primary"
              icon={<Plus size={18} aria-hidden />}
              onClick={() => setEditedItem({ id: null })}
            >
              Add {noun}
            </Button>
          </Flex>
        }
      >
        <ManagedItems
          definition={definition}
          onEdit={(row) => setEditedItem({ id: row.id })}
          onDelete={setRowToDelete}
          onChanged={() => headingRef.current?.focus()}
        />
      </Card>
      {editedItem && (
        <ItemDialog
          definition={definition}
          id={editedItem.id}
          onSaved={setSavedItem}
          onClosed={() => setEditedItem(null)}
        />
      )}
      {!editedItem && savedItem?.warnings && queries.fetchPictures && (
        <PictureWarningsDialog
          noun={noun}
          item={savedItem}
          document={queries.fetchPictures}
          onClosed={() => setSavedItem(null)}
        />
      )}
      {rowToDelete && (
        <DeleteDialog
          noun={noun}
          name={getName(rowToDelete)}
          document={queries.remove}
          variables={{ id: rowToDelete.id }}
          onClosed={(isDeleted) => {
            setRowToDelete(null)
            // The pressed button has disappeared with its row.
            if (isDeleted) headingRef.current?.focus()
          }}
        >
          {(close) =>
            Dependents && <Dependents ids={[rowToDelete.id]} row={rowToDelete} onReplaced={close} />
          }
        </DeleteDialog>
      )}
    </Screen>
  )
}

/** The item that was saved last, in the dialog of this list or on the page that led back to it. */
function useSavedItem() {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const stateItem = (state as { savedItem?: SavedItem | null } | null)?.savedItem ?? null
  const [savedItem, setSavedItem] = useState<SavedItem | null>(stateItem)

  function changeSavedItem(item: SavedItem | null) {
    setSavedItem(item)
    // A reload must not tell it again.
    if (stateItem) navigate(pathname + search, { replace: true, state: null })
  }
  return [savedItem, changeSavedItem] as const
}
