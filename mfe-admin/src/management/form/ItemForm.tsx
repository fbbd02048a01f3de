/** An item's form: checked by the service's own rules before it is sent, kept as typed until it is saved. */
import { Alert, Button, Form } from 'antd'
import { History } from 'lucide-react'
import { useState } from 'react'
import type { Listed } from '../definition.ts'
import { FieldRules } from '../fields/FieldRules.ts'
import styles from '../management.module.css'
import { ConflictDialog } from './ConflictDialog.tsx'
import type { Values } from './differences.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import { KeptNotice } from './KeptNotice.tsx'
import { type ItemFormProps, useItemForm } from './useItemForm.ts'

export function ItemForm<Row extends Listed, Draft extends object>({
  formId,
  ...props
}: ItemFormProps<Row, Draft> & { formId: string }) {
  const { definition, id, start, unsaved } = props
  const { noun, rules, blank, documents, Form: Fields } = definition
  const { form, asked, ...item } = useItemForm(props)
  const [labels] = useState(() => new Map<string, string>())

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what the Save button does. */}
      <div
        onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && form.submit()}
      >
        {id !== null && (
          <Button
            type="text"
            className={styles.historyButton}
            icon={<History size={18} aria-hidden />}
            onClick={() => item.ask('history')}
          >
            History
          </Button>
        )}
        {unsaved.found && (
          <KeptNotice kept={unsaved.found} isNew={id === null} onStartAnew={() => item.startFrom(start)} />
        )}
        {item.refused && <Alert className={styles.spaced} type="error" showIcon title={item.refused} />}
        <FieldRules value={{ rules, blank, id, labels, set: item.set }}>
          <Form
            form={form}
            id={formId}
            name={noun.replaceAll(' ', '-')}
            layout="vertical"
            className={styles.form}
            initialValues={{ ...start.draft, ...unsaved.found?.values }}
            // The rules speak when they are asked, not the browser's bubbles.
            noValidate
            onValuesChange={(changed) => item.typed(Object.keys(changed))}
            onFinish={() => item.save()}
          >
            <Fields key={item.round} />
          </Form>
        </FieldRules>
      </div>
      {asked === 'history' && id !== null && (
        <HistoryDialog
          typename={documents.typename}
          id={id}
          noun={noun}
          labels={labels}
          typed={item.draft() as Values}
          onRestored={item.restore}
          onClosed={() => item.ask(null)}
        />
      )}
      {asked !== null && typeof asked === 'object' && (
        <ConflictDialog
          noun={noun}
          labels={labels}
          mine={item.draft() as Values}
          theirs={asked.draft as Values}
          onChosen={(choice) => item.choose(choice, asked)}
        />
      )}
    </>
  )
}
