-- The plans that the service ships with. They are rows like any other: an operator changes them with UPDATE.
INSERT INTO "plan" ("name", "requests_per_minute", "pooled_per_month", "carrier_per_month", "email_deep_per_month", "vat_deep_per_month", "deep", "features") VALUES
	('free', 60, 10000, 100, 100, 50, false, '{}'),
	('pro', 600, 1000000, 10000, 10000, 5000, true, '{caller,hlr}'),
	('enterprise', 6000, NULL, NULL, NULL, NULL, true, '{caller,hlr}'),
	('unlimited', NULL, NULL, NULL, NULL, NULL, true, '{caller,hlr}')
ON CONFLICT ("name") DO NOTHING;
