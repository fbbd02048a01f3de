/** Exports the audit events of all services to one file. All of them or none: a table does not show what is missing. */
import { useToast } from '@access/kit'
import { useState } from 'react'
import { useClient } from 'urql'
import { downloadBlob } from '../components/download-blob.ts'
import { parseMutationError } from '../data/mutation-error.ts'
import { useAuthenticatedCall } from '../data/use-authenticated-call.ts'
import type { AuditEventFilter, ExportContentAuditEventsMutation } from './activity.generated.ts'
import { authAuditLog, contentAuditLog, mergeEvents, requestAuditLog } from './audit-logs.ts'

const truncatedMessage =
  'The export was truncated: it contains the newest 10,000 events of each service. Choose fewer days.'

export function useAuditExport() {
  const client = useClient()
  const callAuthenticated = useAuthenticatedCall()
  const { toast } = useToast()
  const [isSaving, setSaving] = useState(false)
  /** About the last export. */
  const [message, setMessage] = useState<{ type: 'error' | 'info'; text: string } | null>(null)

  async function save({ before: _, ...filter }: AuditEventFilter) {
    setSaving(true)
    setMessage(null)
    const services = [contentAuditLog, requestAuditLog, authAuditLog]
    const results = await Promise.all(
      services.map((audit) => callAuthenticated(() => client.mutation(audit.export, { filter }).toPromise())),
    )
    setSaving(false)
    const firstError = results.find(({ error }) => error)?.error
    if (firstError) {
      setMessage({ type: 'error', text: parseMutationError(firstError).message })
      return toast({ title: 'Error', description: 'Failed to export activity', tone: 'error' })
    }
    const parts = results.flatMap(({ data }) => data?.export ?? [])
    downloadBlob(buildCsvBlob(parts), `activity-${new Date().toISOString().slice(0, 10)}.csv`)
    if (parts.some(({ isComplete }) => !isComplete)) setMessage({ type: 'info', text: truncatedMessage })
    toast({ title: 'Success', description: 'Activity exported', tone: 'success' })
  }

  return { save, isSaving, message }
}

function buildCsvBlob(parts: ExportContentAuditEventsMutation['export'][]): Blob {
  const rows = mergeEvents(parts.map((part) => part.rows)).map(({ csvRow }) => csvRow)
  return new Blob([parts[0]!.csvHeader, ...rows], { type: 'text/csv' })
}
