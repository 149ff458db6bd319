-- Notes were English sentences; now a code with what it is about, said in the operator's language.
UPDATE "subscriptions"."agreements" SET "facts" = jsonb_set("facts", '{review}', (
  SELECT jsonb_agg(CASE
    WHEN jsonb_typeof(note) <> 'string' THEN note
    WHEN note #>> '{}' ~ '^(paid|credit|chargeback) \S* is over -?\d+ ' THEN (
      SELECT jsonb_build_object('code', 'otherAmount', 'kind', part[1], 'transaction', part[2], 'cents', part[3]::int, 'currency', part[4])
      FROM regexp_match(note #>> '{}', '^(\w+) (\S*) is over (-?\d+) (.*)$') AS part)
    WHEN note #>> '{}' LIKE '% was charged after another tier took its place'
      THEN jsonb_build_object('code', 'lateCharge', 'transaction', split_part(note #>> '{}', ' ', 1))
    ELSE jsonb_build_object('code', 'hadAlready')
  END) FROM jsonb_array_elements("facts" -> 'review') AS note))
WHERE "facts" -> 'review' <> '[]';
