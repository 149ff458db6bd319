export async function drawSiteArtwork(_f: string): Promise<number> {
  return 0;
}
