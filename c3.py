exec(open('/tmp/work/me/c1.py').read().split("P='domains/live/'")[0])
P='domains/live/'
sub(P+'web/parts/chat-offers.ts',("""  const alone = prices.single !== null && (shared || voyeursAllowed);
  const watched = voyeursAllowed && prices.voyeur !== null;
""","""  const alone = prices.single !== null && (shared || voyeursAllowed);
"""),("{ single: shared, watched }","{ single: shared, watched: voyeursAllowed }"),
("offer(watched ? 'alone' : 'private', 'LIVECHAT'","offer(shared ? 'private' : 'alone', 'LIVECHAT'"))
sub(P+'web/guest/room/end-card.tsx',("single: false, price","single: false, voyeursAllowed: false, price")) if "single: false, price" in open(P+'web/guest/room/end-card.tsx').read() else None
sub(P+'web/guest/room/room-state.test.ts',("  viewers: 0,\n","  viewers: 0,\n  voyeursAllowed: false,\n"),("  single: false,\n  abilities","  single: false,\n  voyeursAllowed: false,\n  abilities"),)
sub('apps/web/filled-slots.test.tsx',("isOnlineMobileVideocall: false },","isOnlineMobileVideocall: false, voyeursAllowed: false },")) 
