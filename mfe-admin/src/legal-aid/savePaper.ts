/** Saves a paper where the browser keeps its downloads. By script, since a link cannot carry the sign-in. */

/** Null once it is saved, otherwise why it could not be. */
export async function savePaper(
  { id, name }: { id: string; name: string },
  token: string | null,
): Promise<string | null> {
  try {
    const response = await fetch(`/api/admin/documents/${encodeURIComponent(id)}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!response.ok) return await whyNot(response)
    handOver(await response.blob(), name)
    return null
  } catch {
    return 'It did not arrive. Check your connection and try again.'
  }
}

function handOver(paper: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(paper)
  link.download = name
  link.click()
  // Only once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

async function whyNot(response: Response): Promise<string> {
  if (response.status === 401)
    return 'Your session has ended. Sign in again in another tab, then try again here.'
  const problem = (await response.json()) as { detail?: string }
  return problem.detail ?? 'It could not be opened.'
}
