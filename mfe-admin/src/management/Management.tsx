/** The management screen: every item in a table, with a form to add and edit and a question before deleting. */
import { Page } from '@access/kit'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { toDashboard } from '../frame/destination.ts'
import { TopBar } from '../frame/TopBar.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import type { Definition, Listed } from './definition.ts'
import { ItemDialog } from './form/ItemDialog.tsx'
import { KeptTexts } from './KeptTexts.tsx'
import { ItemList } from './list/ItemList.tsx'
import styles from './management.module.css'
import { Transfer } from './transfer/Transfer.tsx'

/** Manages one content type, as its definition says. */
export function Management<Row extends Listed, Draft extends object>({
  definition,
}: {
  definition: Definition<Row, Draft>
}) {
  const { title, noun, addLabel } = definition
  const [edited, setEdited] = useState<{ id: string | null } | null>(null)
  const [deleted, setDeleted] = useState<Row | null>(null)
  const card = useRef<HTMLHeadingElement>(null)

  return (
    <Page title={title}>
      <TopBar title={title} back={toDashboard} />
      <div className={styles.body}>
        {!edited && <KeptTexts definition={definition} onOpen={(id) => setEdited({ id })} />}
        <section className={styles.card} aria-labelledby="all-items">
          <header className={styles.cardHeader}>
            <h2 id="all-items" className={styles.cardTitle} ref={card} tabIndex={-1}>
              All {noun}s
            </h2>
            <div className={styles.offer}>
              <Transfer definition={definition} onImported={() => card.current?.focus()} />
              <Button
                type="primary"
                icon={<Plus size={18} aria-hidden />}
                onClick={() => setEdited({ id: null })}
              >
                {addLabel}
              </Button>
            </div>
          </header>
          <ItemList<Row, Draft>
            definition={definition}
            onEdit={(row) => setEdited({ id: row.id })}
            onDelete={setDeleted}
            onChanged={() => card.current?.focus()}
          />
        </section>
      </div>
      {edited && <ItemDialog definition={definition} id={edited.id} onClosed={() => setEdited(null)} />}
      {deleted && (
        <DeleteDialog
          definition={definition}
          row={deleted}
          onClosed={() => setDeleted(null)}
          // The button that was pressed is gone with its row.
          onDeleted={() => card.current?.focus()}
        />
      )}
    </Page>
  )
}
