/** The judgments that copies are made of. */

import { signIn } from './admin-client.ts'
import type { BenchContext, MeasuredProduct } from './bench-context.ts'
import { importJudgments } from './import-judgments.ts'
import { readJudgments } from './judgments.ts'

/** Imports the judgments of the file, where there is one; else those of the demonstration are the originals. */
export async function loadOriginals(context: BenchContext, product: MeasuredProduct): Promise<void> {
  if (!context.judgmentsFile) return
  await importJudgments(product, await signIn(product), readJudgments(context))
}
