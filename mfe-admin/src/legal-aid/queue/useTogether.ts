/** Does the same with many requests, and tells of how many it is true. */
import { useToast } from '@access/kit'
import { useState } from 'react'
import { type AnyVariables, type TypedDocumentNode, useMutation } from 'urql'
import { refusalOf } from '../../management/refusal.ts'
import { counted } from '../../management/wording.ts'
import { useSignedIn } from '../../parts/useSignedIn.ts'
import type { Together } from './documents.ts'

/** `done` and `failed` are what the toasts say around a number: 'moved', 'move'. */
export function useTogether<Variables extends AnyVariables & { ids: string[] }>(
  document: TypedDocumentNode<{ together: Together }, Variables>,
  { done, failed }: { done: string; failed: string },
) {
  const [{ fetching }, execute] = useMutation<{ together: Together }, Variables>(document)
  const [refused, setRefused] = useState<string | null>(null)
  const signedIn = useSignedIn()
  const { toast } = useToast()

  /** Null when nothing at all was done. */
  async function act(variables: Variables): Promise<Together | null> {
    setRefused(null)
    const { data, error } = await signedIn(() => execute(variables))
    const count = data?.together.done.length ?? 0
    if (count > 0)
      toast({ title: 'Success', description: `${counted(count, 'request')} ${done}`, tone: 'success' })
    else
      toast({
        title: 'Error',
        description: `Failed to ${failed} ${counted(variables.ids.length, 'request')}`,
        tone: 'error',
      })
    if (error) {
      const { sentence, fields } = refusalOf(error)
      setRefused(Object.values(fields)[0] ?? sentence)
    }
    return data?.together ?? null
  }

  return { act, isActing: fetching, refused }
}
