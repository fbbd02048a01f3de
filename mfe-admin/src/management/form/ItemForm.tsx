/** An item's form, validated by the service's rules, with its text stored until it is saved. */

import { Alert, Button, Flex, Form } from 'antd'
import { History } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { DateTime } from '../../components/DateTime.tsx'
import styles from '../../components/screen.module.css'
import type { Values } from '../../forms/differences.ts'
import { EditConflictDialog } from '../../forms/EditConflictDialog.tsx'
import { FieldContext } from '../fields/field-context.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import { PictureWarnings } from './PictureWarnings.tsx'
import { type ItemFormProps, useItemForm } from './use-item-form.ts'

export function ItemForm({
  formId,
  tools,
  children,
  ...props
}: ItemFormProps & {
  formId: string
  /** What else one may do with the item as a whole. */
  tools?: ReactNode
  /** Beside or after the form, with its values. */
  children?: ReactNode
}) {
  const { definition, id, initialItem, unsavedText } = props
  const { noun, rules, defaultValues, queries, toCompared = asTheyAre, Form: Fields } = definition
  const { form, dialog, ...item } = useItemForm(props)
  const [labels] = useState(() => new Map<string, string>())

  function saveOnShortcut({ key, ctrlKey, metaKey, currentTarget, target }: KeyboardEvent) {
    // In React, keys pressed in a dialog bubble to the component that opened it.
    const isInside = currentTarget.contains(target as Node)
    if (key === 'Enter' && (ctrlKey || metaKey) && isInside) form.submit()
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what the Save button does. */}
      <div onKeyDown={saveOnShortcut}>
        <Flex wrap align="center" justify="end" gap="small">
          {tools}
          {id !== null && (
            <Button
              type="text"
              icon={<History size={18} aria-hidden />}
              onClick={() => item.openDialog('history')}
            >
              History
            </Button>
          )}
        </Flex>
        {unsavedText.restored && (
          <Alert
            className={styles.spaced}
            type="info"
            showIcon
            title={
              <>
                Unsaved text of <DateTime value={unsavedText.restored.typedAt} /> was restored.
              </>
            }
            action={
              <Button onClick={() => item.resetTo(initialItem)}>
                {id === null ? 'Start empty' : 'Use saved version'}
              </Button>
            }
          />
        )}
        {id !== null && initialItem.warnings && queries.fetchPictures && (
          <PictureWarnings item={{ id, warnings: initialItem.warnings }} document={queries.fetchPictures} />
        )}
        {item.errorMessage && (
          <Alert className={styles.spaced} type="error" showIcon title={item.errorMessage} />
        )}
        <FieldContext
          value={{
            form,
            rules,
            defaultValues,
            id,
            pictures: initialItem.pictures ?? null,
            labels,
            setValue: item.setValue,
          }}
        >
          <Form
            form={form}
            id={formId}
            name={noun.replaceAll(' ', '-')}
            layout="vertical"
            initialValues={{ ...initialItem.draft, ...unsavedText.restored?.values }}
            // The rules validate, not the browser.
            noValidate
            onValuesChange={(changed) => item.onFieldsChanged(Object.keys(changed))}
            onFinish={() => item.save()}
          >
            <div className={styles.form}>
              <Fields key={item.generation} />
            </div>
          </Form>
          {/* Outside: the page that it shows may have a form of its own. */}
          {children}
        </FieldContext>
      </div>
      {dialog === 'history' && id !== null && (
        <HistoryDialog
          typename={queries.typename}
          id={id}
          noun={noun}
          labels={labels}
          currentValues={item.getDraft()}
          toCompared={toCompared}
          onRestored={item.restore}
          onClosed={() => item.openDialog(null)}
        />
      )}
      {dialog !== null && typeof dialog === 'object' && (
        <EditConflictDialog
          noun={noun}
          labels={labels}
          localValues={toCompared(item.getDraft())}
          storedValues={toCompared(dialog.draft)}
          onResolved={(choice) => item.resolveConflict(choice, dialog)}
        />
      )}
    </>
  )
}

const asTheyAre = (values: Values) => values
