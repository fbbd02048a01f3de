/** Documents that came while no virus scanner was set up are scanned once there is one. */
import { describeError } from '@access/service-kit'
import type { JobContext } from '../../platform/jobs/task.ts'
import { Document } from '../attachments/document.entity.ts'

/** Marks them as pending. Those that need a password stay unscanned, and those of which it is not known. */
export async function queueUnscannedDocuments({ em, settings, log }: Omit<JobContext, 'now'>): Promise<void> {
  if (!settings.env.CLAMD) return
  try {
    await em.nativeUpdate(Document, { scan: 'unscanned', needsPassword: false }, { scan: 'pending' })
  } catch (error) {
    log.error(describeError(error), 'documents without a virus scan could not be queued')
  }
}
