/** Exports the filtered list as a file, after showing its size. */

import { getOrganisationTimeZone, Loading, useToast } from '@access/kit'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import { useQuery } from 'urql'
import { formatCount } from '../../components/change.messages.ts'
import styles from '../../components/screen.module.css'
import { useDialog } from '../../components/use-dialog.ts'
import { LoadError } from '../../data/LoadError.tsx'
import { useSaveFile } from '../../data/use-fetch-file.ts'
import type { Definition } from '../definition/definition.ts'
import { buildPageInput, isFiltered, type ListQuery } from '../list/list-query.ts'
import { buildExportUrl, type Format } from './transfer-urls.ts'

export function ExportDialog({
  definition: { noun, queries },
  apiPath,
  query,
  onClosed,
}: {
  definition: Definition
  apiPath: string
  query: ListQuery
  onClosed(): void
}) {
  const { close, modal } = useDialog(onClosed)
  const pageInput = buildPageInput({ ...query, page: 1 })
  const [context] = useState({ additionalTypenames: [queries.typename] })
  const [{ data, error }, reexecuteQuery] = useQuery({
    query: queries.page,
    variables: { page: pageInput },
    context,
  })
  const { save, isSaving, errorMessage } = useSaveFile()
  const { toast } = useToast()
  const total = data?.page.total

  async function saveAs(format: Format) {
    const name = `${apiPath.replaceAll('/', '-')}-${formatToday()}.${format}`
    const isSaved = await save(buildExportUrl(apiPath, format, pageInput), name)
    if (!isSaved) return toast({ title: 'Error', description: `Failed to export ${noun}s`, tone: 'error' })
    toast({
      title: 'Success',
      description: `${formatCount(total ?? 0, noun)} exported successfully`,
      tone: 'success',
    })
    close()
  }

  return (
    <Modal
      {...modal}
      title={`Export ${noun}s`}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button disabled={!total || isSaving} onClick={() => saveAs('json')}>
            Save as JSON
          </Button>
          <Button type="primary" disabled={!total} loading={isSaving} onClick={() => saveAs('csv')}>
            Save as CSV
          </Button>
        </>
      }
    >
      {error && <LoadError error={error} retry={() => reexecuteQuery({ requestPolicy: 'network-only' })} />}
      {total === undefined && !error && <Loading />}
      {total !== undefined && (
        <>
          <p>
            {isFiltered(query)
              ? formatScope(total, noun)
              : `All ${formatCount(total, noun)}, with all fields.`}
          </p>
          <p>CSV opens in spreadsheets, JSON is for programs. Either can be imported again.</p>
        </>
      )}
      {errorMessage && <Alert className={styles.spaced} type="error" showIcon title={errorMessage} />}
    </Modal>
  )
}

const formatScope = (total: number, noun: string) =>
  total === 0
    ? `No matching ${noun}s: there is nothing to export.`
    : `${formatCount(total, noun)} matching the filters, with all fields.`

/** Today in the organisation's time zone; the Canadian format is ISO. */
const formatToday = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: getOrganisationTimeZone(), dateStyle: 'short' }).format()
