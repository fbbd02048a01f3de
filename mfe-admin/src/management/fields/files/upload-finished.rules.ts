/** Holds a form back until the file that was chosen for one of its fields is there: it would be saved without. */

import { uploadPendingMessage } from './files.messages.ts'
import type { FileUpload } from './use-file-upload.ts'

export const requireFinishedUpload = ({ progress }: FileUpload) => [
  {
    validateTrigger: [],
    validator: () => (progress ? Promise.reject(new Error(uploadPendingMessage)) : Promise.resolve()),
  },
]
