/** Puts the audits of all services into one file. All of them or none: a table does not say what is missing from it. */
import { useToast } from '@access/kit'
import { useState } from 'react'
import { useClient } from 'urql'
import { refusalOf } from '../management/refusal.ts'
import { handOver } from '../parts/saveFile.ts'
import { useSignedIn } from '../parts/useSignedIn.ts'
import { type ActivityQuestion, authAudit, contentAudit, requestAudit } from './documents.ts'
import { merged } from './merged.ts'

type Exporting = {
  save(question: ActivityQuestion): Promise<void>
  isSaving: boolean
  /** What the last try left to say; null when it is all said. */
  said: { type: 'error' | 'info'; text: string } | null
}

const tooMany =
  'There is more than one file takes: it has the newest 10,000 lines of each kind. Choose fewer days.'

export function useExport(): Exporting {
  const client = useClient()
  const signedIn = useSignedIn()
  const { toast } = useToast()
  const [isSaving, setSaving] = useState(false)
  const [said, setSaid] = useState<Exporting['said']>(null)

  async function save({ before: _, ...question }: ActivityQuestion) {
    setSaving(true)
    setSaid(null)
    const audits = [contentAudit, requestAudit, authAudit]
    const answers = await Promise.all(
      audits.map((audit) => signedIn(() => client.mutation(audit.export, { question }).toPromise())),
    )
    setSaving(false)
    const failed = answers.find(({ error }) => error)?.error
    if (failed) {
      setSaid({ type: 'error', text: refusalOf(failed).sentence })
      return toast({ title: 'Error', description: 'Failed to export activity', tone: 'error' })
    }
    const parts = answers.flatMap(({ data }) => data?.export ?? [])
    handOver(tableOf(parts), `activity-${new Date().toISOString().slice(0, 10)}.csv`)
    if (parts.some(({ isWhole }) => !isWhole)) setSaid({ type: 'info', text: tooMany })
    toast({ title: 'Success', description: 'Activity exported', tone: 'success' })
  }

  return { save, isSaving, said }
}

function tableOf(parts: { heads: string; rows: { at: string; id: string; record: string }[] }[]): Blob {
  const rows = merged(parts.map((part) => part.rows)).map(({ record }) => record)
  return new Blob([parts[0]!.heads, ...rows], { type: 'text/csv' })
}
