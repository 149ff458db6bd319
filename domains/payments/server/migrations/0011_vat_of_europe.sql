INSERT INTO "payments"."vat_rates" ("country", "percent", "valid_from", "reason", "added_at")
SELECT v."country", v."percent", v."valid_from"::timestamptz, v."reason", v."added_at" FROM (VALUES
	('BG', 2000, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('CY', 1900, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('CZ', 2100, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('DK', 2500, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('EE', 2400, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('FI', 2550, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('FR', 2000, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('GB', 2000, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('GR', 2400, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('HR', 2500, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('HU', 2700, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('IE', 2300, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('IS', 2400, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('IT', 2200, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('LI', 810, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('LT', 2100, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('LV', 2100, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('MT', 1800, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('NO', 2500, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('PL', 2300, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('PT', 2300, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('RO', 2100, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('SE', 2500, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('SI', 2200, '2026-01-01T00:00:00+01:00', 'Standard rate', now()),
	('SK', 2300, '2026-01-01T00:00:00+01:00', 'Standard rate', now())
) AS v ("country", "percent", "valid_from", "reason", "added_at")
WHERE NOT EXISTS (SELECT FROM "payments"."vat_rates" r WHERE r."country" = v."country");
